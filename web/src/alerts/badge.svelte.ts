/** Title and icon of a page that is out of sight tell that somebody here is to play. */
const USUAL = "icon.svg";
const MARKED = "icon-turn.svg";

let marked = $state(false);

/** Whether the page is out of sight and somebody here is to play: then its title says so. */
export const isMarked = (): boolean => marked;

/** Marks the page while `isWaiting` and it can't be seen; to be called once, inside a component. */
export function markTurns(isWaiting: () => boolean): void {
  let look = $state(document.hidden);
  $effect(() => {
    const noticed = (): void => void (look = document.hidden);
    document.addEventListener("visibilitychange", noticed);
    return () => document.removeEventListener("visibilitychange", noticed);
  });
  $effect(() => {
    if (!look || !isWaiting()) return;
    mark(true);
    return () => mark(false);
  });
}

function mark(now: boolean): void {
  marked = now;
  const icon = document.head.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon !== null) icon.href = icon.href.replace(now ? USUAL : MARKED, now ? MARKED : USUAL);
  // Where the page is installed as an app.
  if ("setAppBadge" in navigator) {
    void (now ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
  }
}
