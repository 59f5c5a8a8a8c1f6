import Board from './Board.svelte';
import Seat from './Seat.svelte';

export const tv = { Board, Seat };
