import type { CamelUpView } from '../../../generated/camel_up';

/** Whether a seat starts the next leg. */
export function startsNext(view: CamelUpView, seat: number): boolean {
  return view.start_marker === seat && view.phase !== 'over';
}
