/** Pictures that a game draws beside its rules. A game may have a `figures.ts` in its folder and the words for it in `figures/<language>.ftl`;
both are found by themselves, and loaded only where rules are read. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Component } from 'svelte';
import type { Language } from '../core/words.svelte';

export interface RuleFigure {
  /** Draws itself as wide as it is given room, without words of its own. */
  Figure: Component;
  /** The id of the words below it, which also say what is seen. */
  caption: string;
}

/** By the number of the section beside which they stand; an empty number is before the first chapter. */
export type RuleFigures = Record<string, RuleFigure[]>;

/** What a game's `figures.ts` has. */
export interface Drawn {
  figures: RuleFigures;
  /** Drawings that the figures show by their ids, put on the page once. */
  Symbols?: Component;
}

export type Captions = (id: string) => string;

const figures = import.meta.glob<Drawn>('../games/*/figures.ts');
const texts = import.meta.glob<string>('../games/*/figures/*.ftl', { query: '?raw', import: 'default' });

export async function loadFigures(game: string): Promise<Drawn> {
  const load = figures[`../games/${game}/figures.ts`];
  return load ? load() : { figures: {} };
}

export async function loadCaptions(game: string, language: Language): Promise<Captions> {
  const load = texts[`../games/${game}/figures/${language}.ftl`];
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (load) bundle.addResource(new FluentResource(await load()));
  return (id) => {
    const value = bundle.getMessage(id)?.value;
    return value ? bundle.formatPattern(value) : '';
  };
}
