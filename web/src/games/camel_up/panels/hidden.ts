import type { CamelUpView } from '../../../generated/camel_up';

/** Where purses are hidden, one sees only one's own until the end. */
export function coinsHidden(view: CamelUpView, seat: number): boolean {
  return Boolean(view.options.hide_coins) && view.phase !== 'over' && seat !== view.viewer;
}
