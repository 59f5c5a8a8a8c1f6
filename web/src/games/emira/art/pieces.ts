/** What there is to draw, and how it is told apart: sheikhs by shape and letter, princesses by face, headdress and what they carry.

Drawings are hidden from screen readers: whoever uses one says what it means. A drawing is a part of an SVG; with a `size` (its height in CSS pixels, which
grow with the text) it brings an `<svg>` of its own. */
import type { ACTIONS, CARAVANS, CARDS, COLOURS, PRINCESSES, TALENTS, TOKENS } from '../../../generated/emira';

export type Colour = (typeof COLOURS)[number];
export type Princess = (typeof PRINCESSES)[number];
export type Card = (typeof CARDS)[number];
export type Token = (typeof TOKENS)[number];
export type Talent = (typeof TALENTS)[number];
export type Caravan = (typeof CARAVANS)[number];
export type Action = (typeof ACTIONS)[number];
/** The six stalls: slow and fast caravans of a size are sold at one. */
export type Stall = 'small' | 'large' | 'appearance' | 'status' | 'section' | 'camel';
export type Sign = 'appearance' | 'status' | 'palace' | 'money' | 'princesses' | 'camel' | 'card' | Token | Talent;

export const STALLS: readonly Stall[] = ['small', 'large', 'appearance', 'status', 'section', 'camel'];

/** Leaf, crescent, flame, fan and star, each in a box of 32 x 36, with the height of its letter. */
export const SHEIKHS: Record<Colour, { shape: string; at: readonly [number, number] }> = {
  green: { shape: 'M16 1C31 10 31 26 16 35C1 26 1 10 16 1Z', at: [16, 23.5] },
  white: { shape: 'M27.5 5.5C16 -3 1 5 1 18C1 31 16 39 27.5 30.5C22 30 24.5 24 24.5 18C24.5 12 22 6 27.5 5.5Z', at: [12.6, 23.5] },
  red: { shape: 'M17 1C18 9 29 12 29 22A13 13 0 0 1 3 22C3 16 7 14 8 9C11 11 12 13 12 15C15 11 17 7 17 1Z', at: [16, 27.5] },
  blue: { shape: 'M2 15A14 13.5 0 0 1 30 15C30 22 25 25 21 35H11C7 25 2 22 2 15Z', at: [16, 22] },
  black: { shape: 'M16 1L22 10L31 18L22 26L16 35L10 26L1 18L10 10Z', at: [16, 23] },
};

/** What each is drawn as: eight colours, a headdress, whether braids hang over the shoulders, and what she carries. */
export interface Look {
  veil: string;
  fold: string;
  dress: string;
  skin: string;
  shade: string;
  hair: string;
  trim: string;
  gem: string;
  head: 'pendant' | 'tiara' | 'coins' | 'flowers' | 'wrap' | 'feather' | 'star';
  braids?: true;
}

const SKIN = [
  ['#e3bc95', '#c19468'],
  ['#d6a377', '#b07b51'],
  ['#c98f63', '#a66c44'],
  ['#b67d53', '#925d3a'],
  ['#a96f48', '#875332'],
  ['#8e5d3e', '#6f432b'],
  ['#7f5036', '#613823'],
] as const;
const HAIR = ['#17100c', '#20130e', '#2b1a14', '#33201a', '#4a2a1a', '#5b3420', '#6a2e16'] as const;

const look = (veil: string, fold: string, dress: string, skin: number, hair: number, trim: string, gem: string, head: Look['head'], braids?: true): Look => ({
  veil,
  fold,
  dress,
  skin: SKIN[skin]![0],
  shade: SKIN[skin]![1],
  hair: HAIR[hair]!,
  trim,
  gem,
  head,
  ...(braids && { braids }),
});

export const LOOKS: Record<Exclude<Princess, 'sidi_suleiman'>, Look> = {
  albina: look('#c9b7d6', '#e6dbee', '#8a3b62', 0, 5, '#e8b84a', '#c0412f', 'tiara'),
  halimah: look('#20506b', '#3a86a8', '#d9a941', 3, 2, '#f0ce7a', '#f2dfb8', 'coins'),
  asima: look('#d8cdb8', '#f3ebdc', '#6a5947', 3, 1, '#c8962e', '#7a4aa0', 'pendant'),
  noor: look('#d9a441', '#f0c96a', '#3a2f66', 1, 3, '#fff3cf', '#2c8c89', 'star'),
  rasha: look('#5a2350', '#8c3f7c', '#2f6a5c', 4, 0, '#f0ce7a', '#c0412f', 'feather'),
  thara: look('#9c2f3e', '#cf5560', '#f0e0bd', 2, 4, '#f0ce7a', '#f2dfb8', 'flowers', true),
  zainab: look('#3b4a2a', '#66793f', '#7c4a24', 5, 0, '#e8c66a', '#d9a941', 'wrap'),
  nibal: look('#8c4a2a', '#c97b63', '#3e7c57', 4, 1, '#f0ce7a', '#2c8c89', 'pendant'),
  samira: look('#7d1f45', '#b83a6a', '#26345e', 1, 6, '#f7d7e0', '#f2dfb8', 'flowers', true),
  zahrah: look('#1d1b2e', '#3d3957', '#a88a3a', 2, 0, '#d9a63a', '#6fb58a', 'coins'),
  fatima: look('#5e1f2c', '#93344a', '#e0c48f', 1, 3, '#f0ce7a', '#3e7c57', 'pendant'),
  layla: look('#101d3f', '#26407a', '#b9c4dd', 6, 0, '#dfe6f2', '#9cc4e8', 'star'),
  malika: look('#3e3470', '#5c4a89', '#c8962e', 0, 4, '#f0ce7a', '#c0412f', 'tiara'),
  nadia: look('#2f7a6c', '#5cb3a0', '#e9d3b4', 2, 2, '#fbebcb', '#b4512e', 'flowers'),
  firyal: look('#7a5a12', '#b48a2a', '#5e1f2c', 5, 1, '#fbebcb', '#c0412f', 'tiara', true),
  hind: look('#2a2450', '#4b3f86', '#1f6f6d', 3, 0, '#c9c3e8', '#f2dfb8', 'wrap'),
  farah: look('#1f6f6d', '#2c8c89', '#7a2f3e', 2, 2, '#e8b84a', '#f2dfb8', 'pendant'),
  raidah: look('#2f5a3c', '#4a8a5c', '#5c4a89', 0, 5, '#f0ce7a', '#c0412f', 'wrap'),
  adara: look('#b4862a', '#d9a941', '#2b4a80', 6, 0, '#fbebcb', '#4e93a8', 'pendant'),
  suleika: look('#2d6b2f', '#5a9a48', '#2a2018', 1, 0, '#e8b84a', '#5ad08a', 'coins', true),
  janan: look('#6b2f52', '#9a5680', '#d98a3a', 4, 3, '#f0ce7a', '#8a3b8f', 'wrap', true),
  sahar: look('#24406e', '#3a66a8', '#c97b63', 5, 0, '#f0ce7a', '#f2dfb8', 'pendant'),
  anisah: look('#8a7a63', '#b8a98c', '#3e5c7c', 3, 4, '#fbebcb', '#c97b63', 'feather'),
  zafirah: look('#a33a1f', '#d9683a', '#1f4a4a', 0, 2, '#ffd97a', '#e0b03a', 'tiara'),
  xenia: look('#e9e1ee', '#ffffff', '#7a1f2c', 0, 6, '#e8b84a', '#c0412f', 'coins'),
  yasmine: look('#4a7f9c', '#86b8d0', '#f3ebdc', 2, 1, '#ffffff', '#e0a91f', 'flowers'),
  badra: look('#54483c', '#7d6d5c', '#b4512e', 6, 1, '#f0ce7a', '#2c8c89', 'feather'),
};
