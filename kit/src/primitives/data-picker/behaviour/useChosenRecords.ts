import { useEffect, useState } from 'react';
import type { DataRecord } from '../../../engines/data-rows/index.ts';
import { createRequestLane } from '../../../engines/request-lane/index.ts';
import type { PickedItem } from '../../picker-field/headless.ts';
import { tableColumns } from './interfaceSource.ts';
import type { ColumnOption, DataPickerSpec } from '../types.ts';
import type { Names } from './useNames.ts';

interface Detail extends PickedItem {
  readonly record: DataRecord | null;
}
type DetailsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly fields: readonly ColumnOption[]; readonly records: readonly Detail[] };

/** Details the picker itself knows of a chosen row: its columns, and what the closed field shows. */
function rowDetails(spec: DataPickerSpec, items: readonly PickedItem[], names: Names): DetailsState {
  const known = items.map((item) => ({ item, name: names.of(item.identity) }));
  if (known.some(({ name }) => name?.status === 'loading')) return { kind: 'loading' };
  if (known.some(({ name }) => name?.status === 'failed')) return { kind: 'failed' };
  const columns = tableColumns(spec.rows);
  const { relationField } = spec.rows;
  const isShown = columns.some(({ value }) => value === relationField);
  return {
    kind: 'ready',
    fields: isShown ? columns : [{ value: relationField, label: relationField }, ...columns],
    records: known.map(({ item, name }) => ({ ...item, record: name?.status === 'known' ? name.node.record : null })),
  };
}

/** Options of `useChosenRecords`. */
export interface ChosenRecordsOptions {
  readonly spec: DataPickerSpec;
  readonly items: readonly PickedItem[];
  readonly names: Names;
}

/**
 * Records behind what is chosen, for a detail that is only read: from the record itself where the row is not all of it.
 * @source forms §2.6
 * @reading R-252
 */
export function useChosenRecords({ spec, items, names }: ChosenRecordsOptions) {
  const [lane] = useState(createRequestLane);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<DetailsState>({ kind: 'loading' });
  const { recordOf, detailOf } = spec;
  const isOwn = recordOf !== undefined;
  // The dialog is there for one value: it is closed before another one can be chosen.
  const [asked] = useState(items);

  useEffect(() => {
    if (!recordOf) return undefined;
    void lane
      .run(async (signal) => {
        const [fields, ...records] = await Promise.all([
          detailOf?.(signal) ?? tableColumns(spec.rows),
          ...asked.map(async (item) => ({ ...item, record: await recordOf(item.identity, signal) })),
        ]);
        return { fields, records };
      })
      .then((result) => result.status === 'current' && setLoaded({ kind: 'ready', ...result.value }))
      .catch(() => setLoaded({ kind: 'failed' }));
    return () => lane.stop();
  }, [lane, spec, recordOf, detailOf, asked, attempt]);

  return {
    state: isOwn ? loaded : rowDetails(spec, items, names),
    retry: () => {
      if (isOwn) {
        setLoaded({ kind: 'loading' });
        setAttempt(attempt + 1);
      } else if (names.state.kind === 'failed') names.state.retry();
    },
  };
}
