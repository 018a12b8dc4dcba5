import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { useFoundWords } from '../list-results/index.ts';
import { magnifier, searchInput, searchLine } from './ListSearch.css.ts';
import type { ListLook } from './types.ts';
import type { OptionListState } from './useOptionList.ts';

export interface ListSearchProps {
  readonly list: OptionListState;
  /** Kind of the rows below; a list of names is what a search box leads to unless it says otherwise. @defaultValue `listbox` */
  readonly kind?: ListLook['kind'];
  /** Name of the field; the box is called “search” and this. */
  readonly label: string;
  /** The committed text: what an input method composes is not searched for. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Id of the search box of a list. */
export const searchId = (listId: string) => `${listId}-search`;

const MAGNIFIER = (
  <span className={magnifier}>
    <Icon of={Search} />
  </span>
);

/** The search box above the rows; arrows walk the rows while one types. */
export function ListSearch({ list, kind = 'listbox', label, value, onChange }: ListSearchProps) {
  const { t } = useLingui();
  const text = useComposedText({ value, onChange });
  return (
    <span className={searchLine}>
      {MAGNIFIER}
      <input
        {...text}
        id={searchId(list.view.id)}
        role="combobox"
        aria-label={t`Search ${{ label }}`}
        aria-haspopup={kind === 'listbox' ? undefined : kind}
        aria-expanded={Boolean(list.controls)}
        aria-autocomplete="list"
        aria-controls={list.controls || undefined}
        aria-activedescendant={list.activeId}
        placeholder={t`Search`}
        autoComplete="off"
        spellCheck={false}
        className={searchInput}
        onKeyDown={list.onKeyDown}
      />
    </span>
  );
}

/** Waits for the word to be finished, so that not every letter is followed by a number. */
const SAID_AFTER_MS = 500;

/**
 * Says how many rows a search found, and that it was cleared.
 * @param matchCount null while nobody knows
 */
export function useAnnounceMatches(query: string, matchCount: number | null): void {
  const { t } = useLingui();
  const found = useFoundWords();
  const { announcer } = useKit();
  const before = useRef(query);
  const say = useEffectEvent(() => {
    before.current = query;
    if (!query) announcer.say(t`Search cleared`);
    else if (matchCount !== null) announcer.say(found(matchCount));
  });
  useEffect(() => {
    if (matchCount === null || (!query && !before.current)) return undefined;
    return systemClock.after(SAID_AFTER_MS, () => say());
  }, [query, matchCount]);
}
