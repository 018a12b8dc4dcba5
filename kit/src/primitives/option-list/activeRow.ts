import type { ListModel } from './types.ts';

/** The row that has the keyboard, known by its key: its number changes when the list does. */
export interface ActiveRow {
  readonly key: string;
  readonly position: number;
  readonly movedBy: 'key' | 'pointer';
  /** It is the end of a level: when rows take its place, the keyboard goes on with them. */
  readonly isEnd: boolean;
}

/** True when the keyboard stops at a row: at options and at an end that can be pressed, not at headings and what is loading. */
export function isStop(model: ListModel, position: number): boolean {
  const row = model.row(position);
  return row.kind === 'option' || (row.kind === 'end' && row.status !== 'loading');
}

/** The nearest row to stop at from `from` on, in the direction of `step`, else in the other one; -1 when there is none. */
export function nearestStop(model: ListModel, from: number, step: 1 | -1): number {
  const start = Math.max(0, Math.min(from, model.count - 1));
  for (const direction of [step, -step]) {
    for (let position = start; position >= 0 && position < model.count; position += direction) if (isStop(model, position)) return position;
  }
  return -1;
}

/** The row at a position as the active one; null for -1. */
export function activeAt(model: ListModel, position: number, movedBy: ActiveRow['movedBy'] = 'key'): ActiveRow | null {
  if (position < 0) return null;
  return { key: model.keyAt(position), position, movedBy, isEnd: model.row(position).kind === 'end' };
}

/**
 * The active row after the list may have changed: by key, else the row that took its place. When a list grew by the press of
 * its last row, that is the first of the new ones: contract 3.10.
 */
export function relocate(model: ListModel, active: ActiveRow | null): ActiveRow | null {
  if (!active) return null;
  const { key, position, isEnd } = active;
  if (position < model.count && model.keyAt(position) === key) return active;
  const moved = isEnd ? -1 : model.positionOf(key);
  if (moved >= 0) return { ...active, position: moved };
  return activeAt(model, nearestStop(model, position, 1), active.movedBy);
}
