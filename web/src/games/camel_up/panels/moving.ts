/** Arrow keys go from one thing to the next among the buttons of a group; Home and End to its ends. */
export function arrows(group: HTMLElement): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const end = { Home: 0, End: -1 }[event.key];
    if ((step === undefined && end === undefined) || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...group.querySelectorAll<HTMLElement>('button')].filter((button) => button.offsetParent !== null);
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    const goal = end === undefined ? (at + step! + buttons.length) % buttons.length : end;
    buttons.at(goal)?.focus();
  };
  group.addEventListener('keydown', pressed);
  return () => group.removeEventListener('keydown', pressed);
}
