/** How a unit goes from one space of a strip to another, as a dotted line with a tip. */
export const STEP = 41;
export const TALL = 74;

export interface Hop {
  from: number;
  to: number;
  /** How many camels stand where it begins and where it ends; the line goes from above the first to above the last. */
  above: [number, number];
  /** It goes along the ground to the feet instead, where somebody slips underneath. */
  under?: boolean;
  /** How high it goes above both ends. */
  height?: number;
}

type Where = (value: number) => number;

export function arc({ from, to, above, under = false, height = 34 }: Hop, x: Where, top: Where): { path: string; tip: string } {
  const way = Math.sign(to - from);
  /** Where nobody stands, the line stops above what lies there. */
  const over = (count: number): number => (count ? top(count) - 10 : -12);
  const start = under ? { x: x(from) + way * 22, y: 41 } : { x: x(from) + way * 6, y: over(above[0]) };
  const end = under ? { x: x(to) - way * 34, y: 37 } : { x: x(to) - way * 10, y: over(above[1]) };
  const middle = { x: (start.x + end.x) / 2, y: under ? 44 : Math.min(start.y, end.y) - height };
  const angle = Math.atan2(end.y - middle.y, end.x - middle.x);
  const corner = (turn: number, far: number): string =>
    `${(end.x + Math.cos(angle + turn) * far).toFixed(1)} ${(end.y + Math.sin(angle + turn) * far).toFixed(1)}`;
  return {
    path: `M${start.x} ${start.y.toFixed(1)}Q${middle.x} ${middle.y.toFixed(1)} ${corner(Math.PI, 6)}`,
    tip: `M${corner(0, 5)}L${corner(Math.PI - 0.62, 13)}L${corner(Math.PI + 0.62, 13)}Z`,
  };
}
