/** Pictures beside the rules, by the number of their section; their words are in `figures/<language>.ftl`. */
import type { RuleFigures } from '../../rules/figures';
import Boo from './figures/Boo.svelte';
import Camels from './figures/Camels.svelte';
import Cheer from './figures/Cheer.svelte';
import CrazyStart from './figures/CrazyStart.svelte';
import Grey from './figures/Grey.svelte';
import Hand from './figures/Hand.svelte';
import Line from './figures/Line.svelte';
import Notation from './figures/Notation.svelte';
import Paid from './figures/Paid.svelte';
import Payouts from './figures/Payouts.svelte';
import Places from './figures/Places.svelte';
import Ranking from './figures/Ranking.svelte';
import Rolling from './figures/Rolling.svelte';
import Tickets from './figures/Tickets.svelte';
import Unit from './figures/Unit.svelte';
import './tokens.css';

const words = (name: string): string => `camel_up-page-figure-${name}`;

export const figures: RuleFigures = {
  '': [{ Figure: Notation, caption: words('notation') }],
  '1': [{ Figure: Camels, caption: words('camels') }],
  '3.4': [{ Figure: CrazyStart, caption: words('crazy-start') }],
  '4.1': [{ Figure: Tickets, caption: words('tickets') }],
  '4.3': [{ Figure: Rolling, caption: words('rolling') }],
  '4.4': [{ Figure: Hand, caption: words('hand') }],
  '5.1': [{ Figure: Unit, caption: words('unit') }],
  '5.3': [{ Figure: Grey, caption: words('grey') }],
  '5.5': [
    { Figure: Cheer, caption: words('cheer') },
    { Figure: Boo, caption: words('boo') },
  ],
  '5.6': [{ Figure: Line, caption: words('line') }],
  '6': [{ Figure: Places, caption: words('places') }],
  '7': [{ Figure: Ranking, caption: words('ranking') }],
  '9.1': [{ Figure: Paid, caption: words('paid') }],
  '10.2': [{ Figure: Payouts, caption: words('payouts') }],
};
