/** Width and height of the drawings that are not square. */
const MEEPLE: [number, number] = [32, 40];

export const SHAPES: Record<string, [number, number]> = {
  vizier: MEEPLE,
  elder: MEEPLE,
  merchant: MEEPLE,
  builder: MEEPLE,
  assassin: MEEPLE,
  camel: [60, 48],
  marker: [40, 44],
  palm: [34, 44],
  palace: [44, 44],
  bag: [40, 44],
  coin: [20, 20],
  cards: [20, 20],
};
