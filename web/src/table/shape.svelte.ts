/** How a table is laid out, by the room that the window has: one set of bounds for every game. Style sheets that need them in a query have the same numbers. */
import { MediaQuery } from 'svelte/reactivity';

/** `low` is a phone that lies on its side. */
export type Shape = 'phone' | 'low' | 'tablet' | 'wide';

class Room {
  #phone = new MediaQuery('max-width: 47.5em');
  #wide = new MediaQuery('min-width: 68.75em');
  #low = new MediaQuery('(max-height: 31em) and (min-width: 34em) and (max-width: 68.74em)');

  get shape(): Shape {
    if (this.#low.current) return 'low';
    if (this.#phone.current) return 'phone';
    return this.#wide.current ? 'wide' : 'tablet';
  }
}

export const room = new Room();
