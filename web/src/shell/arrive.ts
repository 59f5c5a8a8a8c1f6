/** Coming to another page of ours, the keyboard and the screen reader come along: they go on at its content, as soon as it is there. */
let first = true;

export function arrive(page: Element): (() => void) | undefined {
  if (first) {
    first = false;
    return undefined;
  }
  if (goTo(page)) return undefined;
  const watch = new MutationObserver(() => {
    if (goTo(page)) watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function goTo(page: Element): boolean {
  const main = page.querySelector<HTMLElement>('#main');
  if (!main) return false;
  if (!page.contains(document.activeElement)) {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
  return true;
}
