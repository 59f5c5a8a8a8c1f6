/**
 * A button that is held for a moment: no thumb opens by chance what is not its own. Keys are held as well. Whoever reads with their ears, or works a switch, presses without holding, and is let in by a plain press;
 * and so is everybody who wants no motion.
 */
export const HOLD = 500;

export interface Holding {
  /** Whether a plain press is enough. */
  plain: () => boolean;
  /** While it is held, and when it is let go too soon. */
  held: (is: boolean) => void;
  done: () => void;
}

export function holds({ plain, held, done }: Holding): (button: HTMLElement) => () => void {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Whether a hand or a key is at it: the click that follows is theirs. */
    let touched = false;
    const begin = (): void => {
      touched = true;
      if (plain() || timer !== undefined) return;
      held(true);
      timer = setTimeout(() => {
        end();
        done();
      }, HOLD);
    };
    const end = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      held(false);
    };
    const down = (event: KeyboardEvent): void => {
      if (event.key === ' ' || event.key === 'Enter') {
        if (!plain()) event.preventDefault();
        begin();
      }
    };
    const click = (): void => {
      if (plain() || !touched) done();
      touched = false;
    };
    const none = (event: Event): void => event.preventDefault();
    const heard: [string, (event: never) => void][] = [
      ['pointerdown', begin],
      ['pointerup', end],
      ['pointerleave', end],
      ['pointercancel', end],
      ['keydown', down],
      ['keyup', end],
      ['blur', end],
      ['click', click],
      ['contextmenu', none],
    ];
    for (const [name, listener] of heard) button.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of heard) button.removeEventListener(name, listener as EventListener);
    };
  };
}
