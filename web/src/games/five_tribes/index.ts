/** The face of Five Tribes in the browser. */
import type { GameFront } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { FiveTribes } from './game';
import { aim } from './aim';
import Board from './Board.svelte';
import { worthByStart } from './lens';
import { pace } from './pace';
import './tokens.css';

export const front: GameFront<FiveTribes> = {
  Board,
  aim,
  pace,
  ends: true,
  lens: () => import('./panels/Planner.svelte'),
  worth(lens, move) {
    if (move.move === 'pick_up') return worthByStart(lens).get(move.tile) ?? null;
    if (move.move === 'bid') return lens.bids[String(move.spot)]?.net ?? null;
    return null;
  },
  marks(move) {
    if ('tile' in move) return [`[data-tile="${move.tile}"]`];
    if ('djinn' in move) return [`[data-djinn="${move.djinn}"]`, `[data-explains="djinn ${move.djinn}"]`, '[data-tab="djinns"]'];
    if (move.move === 'bid') return [`[data-explains^="spot ${move.spot} "]`];
    if (move.move === 'take_card') return [`[data-row="${move.place}"]`, '[data-tab="bazaar"]'];
    if (move.move === 'take_djinn') return [`li:nth-child(${move.place}) > [data-djinn]`, '[data-tab="djinns"]'];
    if (move.move === 'take_thief') return ['[data-explains^="thief "]', '[data-tab="djinns"]'];
    return [];
  },
  subtitle(view) {
    const { round, last_round, phase } = view;
    return say(last_round && phase !== 'over' ? 'five_tribes-page-subtitle-last' : 'five_tribes-page-subtitle', { round });
  },
  lesson: {
    tab(target) {
      if (/^row:|^bazaar$/.test(target)) return 'bazaar';
      if (/^djinn:/.test(target)) return 'djinns';
      return ['scores', 'log'].includes(target) ? target : null;
    },
    trail: (notation) => (/^(pick|drop) /.test(notation) ? `tile:${notation.split(' ')[1]}` : null),
  },
  sounds: { dropped: 'hop', picked_up: 'hop', tribe_taken: null, built: 'coin', row_taken: 'card', card_bought: 'card', scored: null },
};
