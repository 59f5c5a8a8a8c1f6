/** How each djinn looks: no two are alike. */
import type { Djinn } from '../names';

export interface Look {
  hue: 'green' | 'blue' | 'red' | 'violet' | 'teal' | 'rose' | 'sand' | 'grey' | 'night' | 'moss';
  head: 'oval' | 'broad' | 'long';
  crown: 'leaves' | 'horns' | 'ram' | 'dots' | 'flames' | 'moon' | 'star' | 'turban' | 'wings' | 'drops' | 'dome' | 'blades' | 'wall' | 'none';
  hair: 'none' | 'long' | 'braids' | 'veil' | 'snakes';
  eyes: 'slit' | 'round' | 'half' | 'glow';
  mouth: 'fang' | 'smile' | 'grim' | 'tusks' | 'lips';
  beard: 'none' | 'point' | 'curl' | 'long' | 'goatee';
  mark: 'none' | 'gem' | 'stripes' | 'dots' | 'scar';
}

export const LOOKS: Record<Djinn, Look> = {
  al_amin: { hue: 'sand', head: 'broad', crown: 'turban', hair: 'none', eyes: 'round', mouth: 'smile', beard: 'curl', mark: 'none' },
  anun_nak: { hue: 'violet', head: 'long', crown: 'star', hair: 'none', eyes: 'glow', mouth: 'grim', beard: 'long', mark: 'none' },
  baal: { hue: 'red', head: 'broad', crown: 'flames', hair: 'none', eyes: 'slit', mouth: 'tusks', beard: 'curl', mark: 'none' },
  boaz: { hue: 'grey', head: 'broad', crown: 'wall', hair: 'none', eyes: 'half', mouth: 'grim', beard: 'none', mark: 'stripes' },
  bouraq: { hue: 'rose', head: 'long', crown: 'wings', hair: 'long', eyes: 'round', mouth: 'lips', beard: 'none', mark: 'gem' },
  echidna: { hue: 'green', head: 'oval', crown: 'none', hair: 'snakes', eyes: 'slit', mouth: 'fang', beard: 'none', mark: 'none' },
  enki: { hue: 'blue', head: 'oval', crown: 'drops', hair: 'none', eyes: 'half', mouth: 'smile', beard: 'long', mark: 'none' },
  hagis: { hue: 'sand', head: 'oval', crown: 'dome', hair: 'none', eyes: 'half', mouth: 'smile', beard: 'goatee', mark: 'stripes' },
  haurvatat: { hue: 'moss', head: 'oval', crown: 'leaves', hair: 'braids', eyes: 'round', mouth: 'lips', beard: 'none', mark: 'dots' },
  ibus: { hue: 'red', head: 'oval', crown: 'horns', hair: 'none', eyes: 'slit', mouth: 'fang', beard: 'point', mark: 'none' },
  jafaar: { hue: 'night', head: 'long', crown: 'turban', hair: 'none', eyes: 'half', mouth: 'grim', beard: 'goatee', mark: 'gem' },
  kandicha: { hue: 'rose', head: 'oval', crown: 'flames', hair: 'long', eyes: 'slit', mouth: 'lips', beard: 'none', mark: 'none' },
  kumarbi: { hue: 'teal', head: 'broad', crown: 'star', hair: 'none', eyes: 'half', mouth: 'grim', beard: 'curl', mark: 'scar' },
  lamia: { hue: 'green', head: 'long', crown: 'leaves', hair: 'long', eyes: 'glow', mouth: 'fang', beard: 'none', mark: 'dots' },
  leta: { hue: 'blue', head: 'oval', crown: 'moon', hair: 'veil', eyes: 'round', mouth: 'smile', beard: 'none', mark: 'none' },
  marid: { hue: 'teal', head: 'broad', crown: 'ram', hair: 'none', eyes: 'glow', mouth: 'tusks', beard: 'point', mark: 'none' },
  monkir: { hue: 'rose', head: 'oval', crown: 'dome', hair: 'none', eyes: 'round', mouth: 'smile', beard: 'curl', mark: 'none' },
  nekir: { hue: 'grey', head: 'long', crown: 'blades', hair: 'none', eyes: 'half', mouth: 'grim', beard: 'long', mark: 'scar' },
  shamhat: { hue: 'sand', head: 'oval', crown: 'star', hair: 'braids', eyes: 'half', mouth: 'lips', beard: 'none', mark: 'gem' },
  sibittis: { hue: 'red', head: 'long', crown: 'dots', hair: 'none', eyes: 'round', mouth: 'grim', beard: 'point', mark: 'dots' },
  sloar: { hue: 'night', head: 'broad', crown: 'drops', hair: 'none', eyes: 'glow', mouth: 'fang', beard: 'none', mark: 'stripes' },
  utug: { hue: 'violet', head: 'oval', crown: 'wings', hair: 'none', eyes: 'slit', mouth: 'smile', beard: 'none', mark: 'none' },
  morgiane: { hue: 'grey', head: 'oval', crown: 'moon', hair: 'veil', eyes: 'slit', mouth: 'lips', beard: 'none', mark: 'gem' },
};
