import { nearestStop } from './activeRow.ts';
import type { ListModel, OpenAt } from './types.ts';

/** True when there is an option to go to. */
export function hasOptions(model: ListModel): boolean {
  const first = nearestStop(model, 0, 1);
  return first >= 0 && model.row(first).kind === 'option';
}

/** More rows are on their way, so that one that is here need not be the only one. */
function isComing(model: ListModel): boolean {
  const last = model.count === 0 ? null : model.row(model.count - 1);
  return last?.kind === 'end' && last.status === 'loading';
}

/** Position of the one option a search has left, which is active at once; -1 where there are several. @reading R-569 */
export function onlyFound(model: ListModel): number {
  if (isComing(model)) return -1;
  const first = nearestStop(model, 0, 1);
  const isOne = first >= 0 && first === nearestStop(model, model.count - 1, -1);
  return isOne && model.row(first).kind === 'option' ? first : -1;
}

/** Position of the first or last row to stop at, or of where the list starts; -1 where there is none. */
export function openPosition(model: ListModel, at: Exclude<OpenAt, object>, startAt: () => number): number {
  if (at === 'first') return nearestStop(model, 0, 1);
  return at === 'last' ? nearestStop(model, model.count - 1, -1) : startAt();
}
