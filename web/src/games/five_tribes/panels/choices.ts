/** What can be done beside the board, with a picture and a few words each. */
import { nameMove } from '../../../core/speech';
import type { FiveTribesMove, FiveTribesTable } from '../game';
import { say } from '../../../core/words.svelte';
import { DJINNS, DJINN_POINTS, type FiveTribesView } from '../../../generated/five_tribes';
import type { Djinn, Thief } from '../names';
import { tellChoice } from '../sentences';

export interface Choice {
  legal: FiveTribesMove;
  label: string;
  /** What a screen reader hears, if the label alone says too little. */
  full: string;
  about?: string;
  /** What it does to the scores. */
  does?: string;
  icon?: string;
  /** A card to read before one decides. */
  djinn?: Djinn;
  thief?: Thief;
  /** Doing without. */
  plain?: boolean;
}

/** Kinds that are chosen elsewhere: on the board, on the tracks, or by putting a suit together. */
const ELSEWHERE = new Set(['pick_up', 'drop', 'kill', 'aim', 'give_palm', 'give_palace', 'offer_good', 'sell', 'withdraw_good']);

/** What is paid for here is only the way to something else. */
const OPENS = new Set(['use_power', 'use_thief']);

export function choicesOf(table: FiveTribesTable): Choice[] {
  const view = table.view;
  const known = table.lensNow?.choices ?? {};
  const found = table.legal
    .filter(({ kind }) => !ELSEWHERE.has(kind))
    .flatMap(({ moves }) => moves.flatMap((legal) => choice(table, view, legal)))
    .map((one) => ({ ...one, does: one.plain || OPENS.has(one.legal.move.move) ? '' : tellChoice(known[one.legal.notation], table.names) }));
  return found.sort((one, other) => Number(one.plain ?? false) - Number(other.plain ?? false));
}

function choice(table: FiveTribesTable, view: FiveTribesView, legal: FiveTribesMove): Choice[] {
  const { move } = legal;
  const full = nameMove(table.game, move, table.names);
  const plain = { legal, label: full, full };
  switch (move.move) {
    case 'bid':
      // A spot's door is touched on the track; only fakirs have to be chosen here.
      return move.fakirs > 0 ? [{ ...plain, icon: 'fakir' }] : [];
    case 'take_card': {
      const resource = view.row[move.place - 1]!;
      return [
        {
          legal,
          label: say('five_tribes-page-card', { resource }),
          full: `${say('page-named', { name: full })} ${say('five_tribes-resource', { resource })}`,
          icon: resource,
        },
      ];
    }
    case 'take_djinn':
      return [spirit(view.djinn_row[move.place - 1]!, legal, say('five_tribes-page-for', { payment: move.payment, cost: 2 }), full)];
    case 'take_thief':
      return [
        {
          legal,
          label: say('five_tribes-page-hire', { thief: view.thief }),
          full,
          about: say('five_tribes-page-for', { payment: move.payment, cost: 2 }),
          thief: view.thief!,
        },
      ];
    case 'use_power':
      return [
        {
          legal,
          label: say('five_tribes-page-call', { djinn: move.djinn }),
          full,
          about: `${say('five_tribes-page-power', { djinn: move.djinn })} · ${say('five_tribes-page-paying', { djinn: move.djinn, payment: move.payment })}`,
          djinn: move.djinn,
        },
      ];
    case 'use_thief':
      return [{ ...plain, about: say('five_tribes-page-thief-does', { thief: move.thief }), thief: move.thief }];
    case 'give_djinn':
    case 'claim_djinn':
    case 'keep_djinn':
      return [spirit(move.djinn, legal, '', full)];
    case 'give_good':
    case 'claim_good':
      return [{ ...plain, label: say('five_tribes-page-card', { resource: move.good }), icon: move.good }];
    case 'kill_held':
      return [{ ...plain, icon: move.tribe }];
    case 'claim_palm':
      return [{ ...plain, icon: 'palm' }];
    case 'claim_palace':
      return [{ ...plain, icon: 'palace' }];
    case 'go_on':
    case 'spare':
      return [{ ...plain, plain: true }];
    default:
      return [plain];
  }
}

function spirit(djinn: Djinn, legal: FiveTribesMove, about: string, full: string): Choice {
  const name = say('five_tribes-djinn', { djinn });
  return {
    legal,
    label: `${name} ${DJINN_POINTS[DJINNS.indexOf(djinn)]}`,
    full: full.includes(name) ? full : `${say('page-named', { name: full })} ${name}`,
    about: about || say('five_tribes-page-power', { djinn }),
    djinn,
  };
}
