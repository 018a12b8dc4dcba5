import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { useAnnounce } from '../../engines/environment/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { ListLook, ListMessages } from './types.ts';
import type { OptionListState } from './useOptionList.ts';

/** Options of `useListSearch`. */
export interface ListSearchOptions {
  readonly list: OptionListState;
  /** Kind of the rows below; a list of names is what a search box leads to unless it says otherwise. @defaultValue `listbox` */
  readonly kind?: ListLook['kind'] | undefined;
  /** Name of the field; the box is called “search” and this. */
  readonly label: string;
  /** The committed text: what an input method composes is not searched for. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly messages: Pick<ListMessages, 'search' | 'searchPlaceholder'>;
}

/** Id of the search box of a list. */
export const searchId = (listId: string) => `${listId}-search`;

/** Search box above the rows of a list; arrows walk the rows while one types. */
export function useListSearch({ list, kind = 'listbox', label, value, onChange, messages }: ListSearchOptions) {
  const text = useComposedText({ value, onChange });
  return {
    /** Attributes of the native `input`. */
    getSearchProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...text,
          id: searchId(list.view.id),
          role: 'combobox',
          'aria-label': messages.search(label),
          'aria-haspopup': kind === 'listbox' ? undefined : kind,
          'aria-expanded': Boolean(list.controls),
          'aria-autocomplete': 'list',
          'aria-controls': list.controls || undefined,
          'aria-activedescendant': list.activeId,
          placeholder: messages.searchPlaceholder,
          autoComplete: 'off',
          spellCheck: false,
          onKeyDown: list.onKeyDown,
        } as const,
        own,
      ),
  };
}

/** Waits for the word to be finished, so that not every letter is followed by a number. */
const SAID_AFTER_MS = 500;

/**
 * Says how many rows a search found, and that it was cleared.
 * @param matchCount null while nobody knows
 */
export function useAnnounceMatches(
  query: string,
  matchCount: number | null,
  { found, searchCleared }: Pick<ListMessages, 'found' | 'searchCleared'>,
): void {
  const announce = useAnnounce();
  const before = useRef(query);
  const say = useEffectEvent(() => {
    before.current = query;
    if (!query) announce(searchCleared);
    else if (matchCount !== null) announce(found(matchCount));
  });
  useEffect(() => {
    if (matchCount === null || (!query && !before.current)) return undefined;
    return systemClock.after(SAID_AFTER_MS, () => say());
  }, [query, matchCount]);
}

/**
 * Focus of an opened list: on the search box, where there is one. A sheet covers the field: the rows take the focus then, not the
 * search box, because a keyboard would come up and cover them.
 */
export function useListFocus(listId: string, hasSearch: boolean, isSheet: boolean): void {
  useLayoutEffect(() => {
    const place = document.getElementById(hasSearch && !isSheet ? searchId(listId) : listId);
    if (!isSheet && !hasSearch) return;
    place?.focus({ preventScroll: true });
  }, [isSheet, hasSearch, listId]);
}
