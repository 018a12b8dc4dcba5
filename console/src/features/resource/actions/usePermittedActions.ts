import { useLingui } from '@lingui/react/macro';
import type { RowAction } from '@milepost/kit/data-table';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { permitted, useCan } from '../../../permissions/index.ts';
import { openingOf } from '../../list-page/index.ts';
import { rowActionsOf } from '../definition/rowActions.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';

const LOG_PATH = '/system/log';

/** True for who has the page of the log in their menu. */
function useMayReadLog(): boolean {
  const { pathOf } = useSession();
  return useMemo(() => [...pathOf.values()].includes(LOG_PATH), [pathOf]);
}

/** The permitted actions of a row; undefined where none is, so that their column is left out. */
export function usePermittedActions(
  resource: AnyResource,
  run: (id: string, row: AnyRow) => unknown,
  /** Reads the record of a row before it is opened. */
  ahead?: (row: AnyRow) => () => void,
): ((row: AnyRow) => RowAction[]) | undefined {
  const { i18n } = useLingui();
  const can = useCan();
  const mayReadLog = useMayReadLog();
  const allowed = useMemo(() => permitted(rowActionsOf(resource, mayReadLog), can), [resource, can, mayReadLog]);
  // The table keeps the rows it has drawn; what a press does is looked up when it happens.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const isHead = resource.list.isHead as ((row: AnyRow) => boolean) | undefined;
  const actions = useCallback(
    (row: AnyRow) => {
      const offered = (isHead?.(row) === true ? [] : allowed).filter(({ when }) => when === undefined || when(row));
      const opening = openingOf(offered);
      return offered.map(({ id, label, tone, leadsTo }) => ({
        id,
        label: i18n._(label(row)),
        ...(tone && { tone }),
        ...(id === opening && { isOpening: true }),
        ...(leadsTo && { href: leadsTo(row) }),
        run: () => void latest.current(id, row),
        ...(ahead && id === 'edit' && { prepare: () => ahead(row) }),
      }));
    },
    [allowed, i18n, ahead, isHead],
  );
  return allowed.length > 0 ? actions : undefined;
}
