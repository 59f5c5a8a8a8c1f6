/**
 * The bounds at which the page is laid out anew, each by a name; there are no others. Style sheets ask `@media (--phone)` (plugins/media.ts puts the query in its place),
 * code asks `new MediaQuery(MEDIA.phone)`. They are in em, so that large text counts as a small window.
 */
export const MEDIA = {
  /** A small phone, upright. */
  tiny: '(width <= 24em)',
  /** Any phone, upright. */
  narrow: '(width <= 30em)',
  /** Not even a small phone on its side. */
  slim: '(width < 34em)',
  phone: '(width <= 47.5em)',
  'beyond-phone': '(width > 47.5em)',
  /** Room for two columns of text. */
  middle: '(width >= 64em)',
  'below-middle': '(width < 64em)',
  /** Room for something on both sides of the board. */
  wide: '(width >= 68.75em)',
  'below-wide': '(width < 68.75em)',
  /** Room for three columns of text, or for what eight players need. */
  roomy: '(width >= 79em)',
  /** More room than most laptops have. */
  ample: '(width > 86em)',
  'below-ample': '(width <= 86em)',
  huge: '(width >= 120em)',

  /** As low as a phone on its side. */
  flat: '(height <= 31em)',
  /** A phone on its side. */
  low: '(height <= 31em) and (34em <= width < 68.75em)',
  /** As low as a small phone that stands. */
  short: '(height <= 46em)',
  tall: '(height > 46em)',
  /** As low as a laptop. */
  shallow: '(height <= 56em)',
  /** Higher than a laptop. */
  high: '(height >= 64em)',
  /** Seen from across a room. */
  wall: '(width >= 120em) and (height >= 68em)',
  upright: '(aspect-ratio <= 4/5)',
} as const;
