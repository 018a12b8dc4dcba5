import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import type { DictionarySearch } from './search.ts';

interface EntryPanelProps {
  /** Keyword and state the list is narrowed down by. */
  readonly search: Pick<DictionarySearch, 'keyword' | 'state'>;
  readonly onReset: () => void;
  /** Opens the form for a new entry; null for who may not. */
  readonly add: (() => void) | null;
}

/** Panel of an empty list: nothing matches, or there is nothing yet. */
export default function EntryPanel({ search: { keyword, state }, onReset, add }: EntryPanelProps) {
  const { t } = useLingui();
  if (keyword || state !== undefined)
    return (
      <StatePanel kind="noMatch" title={t`No entry matches`} actions={<Button onPress={onReset}>{t`Clear search and filters`}</Button>}>
        {keyword ? t`Searched for “${keyword}”` : t`The filters leave nothing.`}
      </StatePanel>
    );
  return (
    <StatePanel kind="empty" title={t`No entries yet`} actions={add && <Button onPress={add}>{t`New entry`}</Button>}>
      {add ? t`Add the first one, or import a file in category management.` : t`Nobody has added entries to this category.`}
    </StatePanel>
  );
}
