/** How a table is laid out, by the room that the window has: one set of shapes for every game. */
import { MediaQuery } from 'svelte/reactivity';
import { MEDIA } from '../styles/media';

/** `low` is a phone that lies on its side. */
export type Shape = 'phone' | 'low' | 'tablet' | 'wide';

class Room {
  #phone = new MediaQuery(MEDIA.phone);
  #wide = new MediaQuery(MEDIA.wide);
  #low = new MediaQuery(MEDIA.low);

  get shape(): Shape {
    if (this.#low.current) return 'low';
    if (this.#phone.current) return 'phone';
    return this.#wide.current ? 'wide' : 'tablet';
  }
}

export const room = new Room();
