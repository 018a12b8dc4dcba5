import type { MessageDescriptor } from '@lingui/core';
import type { AnyResource, AnyRow } from './types.ts';

/** True for a row that the toggle would disable. */
export const isEnabled = ({ actions }: AnyResource, row: AnyRow): boolean =>
  actions.enabledWhen ? actions.enabledWhen(row) : Reflect.get(row, 'isEnabled') === true;

/** A row that a switch of several leaves as it is, and why. */
export interface SkippedRow {
  readonly row: AnyRow;
  readonly reason: MessageDescriptor;
}

/** Rows of several that a switch is sent for, and those it has to leave; one that is switched so already is neither. @reading R-567 */
export function switchesOf(resource: AnyResource, rows: readonly AnyRow[], isOn: boolean) {
  const left = rows.flatMap((row): SkippedRow[] => {
    const reason = resource.actions.leaves?.(row, isOn);
    return reason ? [{ row, reason }] : [];
  });
  const isLeft = new Set(left.map(({ row }) => row));
  return { due: rows.filter((row) => isEnabled(resource, row) !== isOn && !isLeft.has(row)), left };
}
