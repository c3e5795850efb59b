/** A refusal by whoever keeps a table: a code to decide by, and a sentence to show. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
  }

  /** The number of the table's last event, when the refusal tells it. */
  get latest(): number {
    const { seq } = this.details;
    return typeof seq === "number" ? seq : 0;
  }
}
