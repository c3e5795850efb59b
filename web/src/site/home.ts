/** Where this page is at home: its folder on the web host, and whether a server stands behind it. */

export interface Home {
  /** The folder's path, with a slash at both ends. */
  readonly root: string;
  /** A plain web host has only the page's files: no tables but those on this device. */
  readonly hasServer: boolean;
}

/** As the element `html` tells; whoever serves the page for a deeper address writes the way up into it. */
export function homeOf({ root = "/", server }: Readonly<DOMStringMap>, href: string): Home {
  return { root: new URL(root, href).pathname, hasServer: server !== "none" };
}

export const home = homeOf(document.documentElement.dataset, location.href);

/** Lets the icon and its like stay where they are when the address changes without a load: as written they follow it. */
export function pinLinks(head: HTMLHeadElement): void {
  for (const link of head.querySelectorAll("link")) link.setAttribute("href", link.href);
}
