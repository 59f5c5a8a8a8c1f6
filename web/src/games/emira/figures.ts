/** Pictures beside the rules, by the number of their section; their words are in `figures/<language>.ftl`. */
import type { RuleFigures } from '../../rules/figures';
import Appearance from './figures/Appearance.svelte';
import Auction from './figures/Auction.svelte';
import Camels from './figures/Camels.svelte';
import Choice from './figures/Choice.svelte';
import Colours from './figures/Colours.svelte';
import Income from './figures/Income.svelte';
import Signs from './figures/Signs.svelte';
import Market from './figures/Market.svelte';
import Objective from './figures/Objective.svelte';
import Palace from './figures/Palace.svelte';
import Upkeep from './figures/Upkeep.svelte';
import Xenia from './figures/Xenia.svelte';
import './tokens.css';

const words = (name: string): string => `emira-page-figure-${name}`;

export const figures: RuleFigures = {
  '': [{ Figure: Signs, caption: words('letters') }],
  '2.2': [{ Figure: Colours, caption: words('colours') }],
  '3.1': [{ Figure: Appearance, caption: words('appearance') }],
  '3.3': [{ Figure: Palace, caption: words('palace') }],
  '4.2': [{ Figure: Income, caption: words('income') }],
  '4.7': [{ Figure: Upkeep, caption: words('upkeep') }],
  '5.1': [{ Figure: Auction, caption: words('auction') }],
  '5.3': [{ Figure: Camels, caption: words('camels') }],
  '5.4': [{ Figure: Market, caption: words('market') }],
  '6.1': [{ Figure: Choice, caption: words('choice') }],
  '6.7': [{ Figure: Xenia, caption: words('xenia') }],
  '8.1': [{ Figure: Objective, caption: words('objective') }],
};
