/** Prints the page when all its pictures are there: one that nobody has scrolled to may not have come yet. */
export async function printWhole(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  print();
}
