import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';

interface EntryPanelProps {
  /** The searched text; empty when there was none. */
  readonly keyword: string;
  readonly onClear: () => void;
  /** Opens the form for a new entry; null for who may not. */
  readonly add: (() => void) | null;
}

/** Panel of an empty list: nothing matches, or there is nothing yet. */
export default function EntryPanel({ keyword, onClear, add }: EntryPanelProps) {
  const { t } = useLingui();
  if (keyword)
    return (
      <StatePanel kind="noMatch" title={t`No entry matches`} actions={<Button onPress={onClear}>{t`Clear the search`}</Button>}>
        {t`Searched for “${keyword}”`}
      </StatePanel>
    );
  return (
    <StatePanel kind="empty" title={t`No entries yet`} actions={add && <Button onPress={add}>{t`New entry`}</Button>}>
      {add ? t`Add the first one, or import a file in category management.` : t`Nobody has added entries to this category.`}
    </StatePanel>
  );
}
