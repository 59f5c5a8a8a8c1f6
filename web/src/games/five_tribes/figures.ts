/** Pictures beside the rules, by the number of their section; their words are in `figures/<language>.ftl`. */
import type { RuleFigures } from '../../rules/figures';
import './art/art.css';
import Assassins from './figures/Assassins.svelte';
import Bids from './figures/Bids.svelte';
import Builders from './figures/Builders.svelte';
import Control from './figures/Control.svelte';
import Djinns from './figures/Djinns.svelte';
import Move from './figures/Move.svelte';
import Notation from './figures/Notation.svelte';
import Parts from './figures/Parts.svelte';
import Row from './figures/Row.svelte';
import Suits from './figures/Suits.svelte';
import Thief from './figures/Thief.svelte';
import Viziers from './figures/Viziers.svelte';
import './tokens.css';

export { default as Symbols } from './art/Symbols.svelte';

const words = (name: string): string => `five_tribes-page-figure-${name}`;

export const figures: RuleFigures = {
  '': [{ Figure: Notation, caption: words('notation') }],
  '1': [{ Figure: Parts, caption: words('parts') }],
  '3.1': [{ Figure: Bids, caption: words('bids') }],
  '3.3': [{ Figure: Move, caption: words('move') }],
  '3.4': [{ Figure: Control, caption: words('control') }],
  '3.5': [
    { Figure: Builders, caption: words('builders') },
    { Figure: Assassins, caption: words('assassins') },
  ],
  '3.6': [{ Figure: Row, caption: words('row') }],
  '3.7': [{ Figure: Suits, caption: words('suits') }],
  '4': [{ Figure: Viziers, caption: words('viziers') }],
  '5': [{ Figure: Djinns, caption: words('djinns') }],
  '6': [{ Figure: Thief, caption: words('thief') }],
};
