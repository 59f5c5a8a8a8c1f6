/** While a position is set up, the board is touched and dragged on as it is, and none of its own answers come of it. */
import type { Draft } from './draft.svelte';

/** So far a pointer may move and still tap. */
const SLACK = 8;

export function touching(draft: Draft) {
  return (board: HTMLElement): (() => void) => {
    let from: { x: number; y: number; element: Element } | null = null;
    const hush = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const down = (event: PointerEvent): void => {
      if (event.button) return;
      from = { x: event.clientX, y: event.clientY, element: event.target as Element };
      event.stopPropagation();
    };
    const up = (event: PointerEvent): void => {
      if (!from) return;
      const dragged = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK;
      const to = document.elementFromPoint(event.clientX, event.clientY);
      if (dragged) draft.lift(from.element);
      if (!dragged || draft.held) draft.touch(to);
      from = null;
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if ((event.key === 'Enter' || event.key === ' ') && draft.touch(event.target as Element)) hush(event);
    };
    const gone = (): void => void (from = null);
    const heard: [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', gone],
      ['click', hush],
      ['keydown', key],
    ];
    for (const [name, listener] of heard) board.addEventListener(name, listener as EventListener, { capture: true });
    return () => {
      for (const [name, listener] of heard) board.removeEventListener(name, listener as EventListener, { capture: true });
    };
  };
}
