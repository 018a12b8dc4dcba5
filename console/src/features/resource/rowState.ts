import type { AnyResource, AnyRow } from './types.ts';

/** True for a row that the toggle would disable. */
export const isEnabled = ({ actions }: AnyResource, row: AnyRow): boolean =>
  actions.enabledWhen ? actions.enabledWhen(row as never) : Reflect.get(row, 'isEnabled') === true;
