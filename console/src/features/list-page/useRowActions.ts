import { useLingui } from '@lingui/react/macro';
import type { RowAction } from '@milepost/kit/data-table';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { permitted, useCan } from '../../permissions/index.ts';
import type { PermittedAction } from '../../permissions/index.ts';
import { openingOf } from './openingOf.ts';

/** The permitted ones of `actions` as a table draws them; undefined where none is, so that the column is left out. */
export function useRowActions<Row, Id extends string>(
  actions: readonly PermittedAction<Row, Id>[],
  run: (id: Id, row: Row) => unknown,
): ((row: Row) => RowAction[]) | undefined {
  const { i18n } = useLingui();
  const can = useCan();
  const allowed = useMemo(() => permitted(actions, can), [actions, can]);
  // The table keeps the rows it has drawn; what a press does is looked up when it happens.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const rowActions = useCallback(
    (row: Row) =>
      allowed.map(({ id, label, tone }) => ({
        id,
        label: i18n._(label(row)),
        tone,
        isOpening: id === openingOf(allowed),
        run: () => void latest.current(id, row),
      })),
    [allowed, i18n],
  );
  return allowed.length ? rowActions : undefined;
}
