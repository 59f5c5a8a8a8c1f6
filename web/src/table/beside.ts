/** Where a box goes that tells about another. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/** Beside it where there is room: left, right, below, above; always whole on the screen. */
export function beside(target: Box, size: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const middle = target.top + target.height / 2 - size.height / 2;
  const centre = target.left + target.width / 2 - size.width / 2;
  const places = [
    { left: target.left - size.width - GAP, top: middle },
    { left: target.left + target.width + GAP, top: middle },
    { left: centre, top: target.top + target.height + GAP },
    { left: centre, top: target.top - size.height - GAP },
  ];
  const inside = places.map((place) => ({
    left: Math.max(EDGE, Math.min(place.left, screen.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(place.top, screen.height - size.height - EDGE)),
  }));
  /** Where there is no room beside it, as little of it is covered as can be. A box that the browser has measured cannot be spread. */
  const over = (place: { left: number; top: number }): number => covered({ ...place, width: size.width, height: size.height }, target);
  return inside.reduce((best, place) => (over(place) < over(best) ? place : best));
}

/** How much of one lies over the other. */
function covered(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
