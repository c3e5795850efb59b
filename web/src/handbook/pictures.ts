/** The pictures' addresses; the files are drawn by `make handbook`. */
const FILES = import.meta.glob<string>("./pictures/*.svg", { eager: true, query: "?url", import: "default" });

export const pictureOf = (name: string): string => FILES[`./pictures/${name}.svg`] ?? "";
