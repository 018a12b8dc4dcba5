import type { Category } from '@milepost/openapi/domains/dictionary';
import { useMemo } from 'react';
import FilterBar from '../../features/resource/list/FilterBar.tsx';
import type { AnyResource } from '../../features/resource/index.ts';
import { entriesIn } from './entriesIn.ts';
import type { DictionarySearch } from './search.ts';

interface EntryFiltersProps {
  readonly category: Category;
  readonly state: DictionarySearch['state'];
  readonly onChange: (state: DictionarySearch['state']) => void;
}

/** States by the values of the filter. */
const STATES = { '0': 0, '1': 1 } as const;

/** The filters of entries, as the list of one category that stands in the menu has them. @reading R-610 */
export default function EntryFilters({ category: { id, isTree }, state, onChange }: EntryFiltersProps) {
  const resource = useMemo(() => entriesIn({ id, isTree }) as unknown as AnyResource, [id, isTree]);
  const values = useMemo(() => (state === undefined ? {} : { enabledMark: String(state) }), [state]);
  return (
    <FilterBar resource={resource} values={values} onChange={({ enabledMark }) => onChange(STATES[enabledMark as keyof typeof STATES])} />
  );
}
