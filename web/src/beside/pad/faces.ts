/** A game's own part of its score pad: what its lines and pieces are called, and how they are drawn. */
import type { Component } from 'svelte';

export interface PadFace {
  /** What a line is called. */
  line: (row: string) => string;
  /** What a piece is called. */
  piece: (piece: string) => string;
  /** What is to be known before a line is counted. */
  hint?: (row: string) => string;
  /** What is asked of all, in a word or two. */
  question?: (question: string) => string;
  /** What cards name that pieces stand for. */
  thing?: (thing: string) => string;
  /** What breaks ties, from 0. */
  tie?: (tie: number) => string;
  /** A line or a piece, as high as `--icon` says. */
  Icon: Component<{ row?: string; piece?: string }>;
  /** What the drawings need to be on the page once. */
  Drawings?: Component;
}

const found = import.meta.glob<{ face: PadFace }>('../../games/*/beside/pad.ts');
const pads = import.meta.glob<unknown>('../../generated/pads/*.json', { import: 'default' });

export const paddedGames: string[] = Object.keys(pads).map((path) => path.split('/').at(-1)!.replace('.json', ''));

export const loadFace = async (game: string): Promise<PadFace> => (await found[`../../games/${game}/beside/pad.ts`]!()).face;

export const loadPad = (game: string): Promise<unknown> => pads[`../../generated/pads/${game}.json`]!();
