import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useTextLang } from '@milepost/kit/data-text';
import { StatePanel } from '@milepost/kit/state-panel';
import type { AnyResource } from '../definition/types.ts';

interface ResourcePanelProps {
  readonly resource: AnyResource;
  readonly isFiltered: boolean;
  /** The searched text; empty when there was none. */
  readonly keyword: string;
  readonly onReset: () => void;
  /** Opens the form for a new record; null for who may not. */
  readonly add: (() => void) | null;
}

/** Panel of an empty list: nothing matches, or there is nothing yet. */
export default function ResourcePanel({ resource, isFiltered, keyword, onReset, add }: ResourcePanelProps) {
  const { t, i18n } = useLingui();
  const { words, list } = resource;
  const langOf = useTextLang('either');
  const hasFilters = (list.filters ?? []).length > 0;
  if (isFiltered)
    return (
      <StatePanel
        kind="noMatch"
        title={t`Nothing matches`}
        actions={<Button onPress={onReset}>{hasFilters ? t`Clear search and filters` : t`Clear the search`}</Button>}
      >
        {!keyword
          ? t`The filters leave nothing.`
          : list.shape === 'lazyTree'
            ? t`Searched every level for “${keyword}”`
            : t`Searched for “${keyword}”`}
      </StatePanel>
    );
  const addWords = i18n._(words.add);
  return (
    <StatePanel
      kind="empty"
      title={i18n._(words.emptyText)}
      actions={
        add && (
          <Button lang={langOf(addWords)} onPress={add}>
            {addWords}
          </Button>
        )
      }
    >
      {words.emptyHint && i18n._(words.emptyHint(add !== null))}
    </StatePanel>
  );
}
