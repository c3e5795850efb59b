/** The server's end of every socket the page has opened. */
export class Wire extends EventTarget {
  static opened: Wire[] = [];
  readonly sent: string[] = [];

  constructor(readonly url: URL) {
    super();
    Wire.opened.push(this);
  }

  static get last(): Wire {
    const wire = Wire.opened.at(-1);
    if (wire === undefined) throw new Error("No socket was opened.");
    return wire;
  }

  bring(...messages: readonly object[]): void {
    for (const message of messages) {
      this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    }
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {}

  shut(code: number): void {
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
}
