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
  return inside.find((place) => !overlaps({ ...place, ...size }, target)) ?? inside[2]!;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
}
