import { Search } from 'lucide';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartsProps } from '../parts/index.ts';
import { magnifier, searchInput, searchLine } from './ListSearch.css.ts';
import { useListSearch } from './headless.ts';
import type { ListSearchOptions } from './headless.ts';
import { listMessages } from './messages.ts';
import type { ListPart } from './types.ts';

export interface ListSearchProps extends Omit<ListSearchOptions, 'messages'>, Pick<PartsProps<ListPart>, 'parts'> {}

const MAGNIFIER = (
  <span className={magnifier}>
    <Icon of={Search} />
  </span>
);

/** The search box above the rows; arrows walk the rows while one types. */
export function ListSearch({ parts, ...options }: ListSearchProps) {
  const { getSearchProps } = useListSearch({ ...options, messages: useMessages(listMessages) });
  return (
    <span className={searchLine}>
      {MAGNIFIER}
      <input {...getSearchProps(partProps(parts, 'search', searchInput))} />
    </span>
  );
}
