/** Puts a text into the clipboard; browsers keep the new way from pages that came by plain http. */
export async function copy(text: string): Promise<void> {
  const { clipboard }: { readonly clipboard?: Clipboard } = navigator;
  if (clipboard === undefined) copyChosen(text);
  else await clipboard.writeText(text);
}

function copyChosen(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  // Nothing outside an open dialog can be chosen.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way there
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new Error("not copied");
}
