import { useLingui } from '@lingui/react/macro';
import type { PrintField } from '@milepost/openapi/domains/print';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { printFieldsQuery } from '../../data/print/fields.ts';
import { serverWords } from '../../feedback/index.ts';
import { SYSTEM_NAMES, treeOf } from './fieldTree.ts';
import type { SystemName, TreeField } from './fieldTree.ts';
import type { Query } from './queries.ts';

const SYSTEM = 'system';
const sqlOf = (queries: readonly Query[]): string => {
  const written = queries.filter(({ sql }) => sql.trim() !== '');
  return written.length === 0 ? '' : JSON.stringify(written.map(({ sql }) => ({ sql })));
};

const NONE: readonly PrintField[] = [];
const systemNode = (label: string, labels: Readonly<Record<SystemName, string>>): TreeField => ({
  id: SYSTEM,
  label,
  name: null,
  token: '',
  children: SYSTEM_NAMES.map((name) => ({ id: `${SYSTEM}.${name}`, label: labels[name], name, token: `{${name}}` })),
});

/** Columns of the queries, and what every sheet has; the same until one of them changes. */
function useTree(columns: readonly PrintField[] | undefined): readonly TreeField[] {
  const { t } = useLingui();
  const [printer, printTime, approvals, every] = [t`Printed by`, t`Printed on`, t`Table of approvals`, t`Of every sheet`];
  return useMemo(
    () => [
      ...treeOf(columns ?? NONE),
      systemNode(every, { systemPrinter: printer, systemPrintTime: printTime, systemApprovalContent: approvals }),
    ],
    [columns, printer, printTime, approvals, every],
  );
}

/**
 * Fields a template can show: the columns of its queries, and what every sheet has. The server is asked when the designer comes
 * into use, not at every letter of a query.
 */
export function useFieldTree(queries: readonly Query[], dbLinkId: string) {
  const { t } = useLingui();
  const now = sqlOf(queries);
  const [asked, setAsked] = useState(now);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...printFieldsQuery(useApi(), { dbLinkId, sqlTemplate: asked }),
    enabled: asked !== '',
  });
  const [closedIds, setClosedIds] = useState<ReadonlySet<string>>(new Set());
  const tree = useTree(asked === '' ? undefined : data);
  const expandedIds = new Set(tree.map(({ id }) => id).filter((id) => !closedIds.has(id)));
  const retry = () => void refetch();
  return {
    tree,
    expandedIds,
    setExpandedIds: (open: ReadonlySet<string>) => setClosedIds(new Set(tree.map(({ id }) => id).filter((id) => !open.has(id)))),
    state:
      isFetching && data === undefined
        ? ({ kind: 'loading' } as const)
        : isError
          ? ({ kind: 'failed', retry } as const)
          : ({ kind: 'ready' } as const),
    /** Reason there are no columns; null where there are some. */
    reason: isError ? serverWords(error) : asked === '' ? t`Write a query first: its columns are the fields.` : null,
    renew: () => setAsked(now),
  };
}
