/** How each djinn looks. */
import type { Djinn } from '../names';

interface Look {
  body: 'tall' | 'broad' | 'slim';
  crown: 'leaves' | 'horns' | 'dots' | 'flames' | 'moon' | 'star' | 'turban' | 'wings' | 'drops' | 'dome' | 'blades';
  hue: 'green' | 'blue' | 'red' | 'violet' | 'teal' | 'rose' | 'sand' | 'grey';
}

export const LOOKS: Record<Djinn, Look> = {
  al_amin: { body: 'broad', crown: 'turban', hue: 'sand' },
  anun_nak: { body: 'tall', crown: 'star', hue: 'violet' },
  baal: { body: 'broad', crown: 'flames', hue: 'red' },
  boaz: { body: 'broad', crown: 'dome', hue: 'grey' },
  bouraq: { body: 'slim', crown: 'wings', hue: 'rose' },
  echidna: { body: 'slim', crown: 'horns', hue: 'green' },
  enki: { body: 'tall', crown: 'drops', hue: 'blue' },
  hagis: { body: 'broad', crown: 'dome', hue: 'sand' },
  haurvatat: { body: 'tall', crown: 'leaves', hue: 'teal' },
  ibus: { body: 'slim', crown: 'blades', hue: 'red' },
  jafaar: { body: 'slim', crown: 'turban', hue: 'violet' },
  kandicha: { body: 'tall', crown: 'flames', hue: 'rose' },
  kumarbi: { body: 'broad', crown: 'star', hue: 'teal' },
  lamia: { body: 'tall', crown: 'leaves', hue: 'green' },
  leta: { body: 'slim', crown: 'moon', hue: 'blue' },
  marid: { body: 'broad', crown: 'horns', hue: 'blue' },
  monkir: { body: 'tall', crown: 'dome', hue: 'rose' },
  nekir: { body: 'broad', crown: 'blades', hue: 'grey' },
  shamhat: { body: 'tall', crown: 'star', hue: 'sand' },
  sibittis: { body: 'slim', crown: 'dots', hue: 'red' },
  sloar: { body: 'broad', crown: 'drops', hue: 'teal' },
  utug: { body: 'slim', crown: 'wings', hue: 'violet' },
  morgiane: { body: 'tall', crown: 'moon', hue: 'grey' },
};
