import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { loadPinyin, withoutReadings } from '../../engines/pinyin/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useFoundWords } from '../../primitives/list-results/index.ts';
import { SearchField } from '../../primitives/search-field/index.ts';
import type { FieldPath, TabsPart } from '../grammar/index.ts';
import { hiddenBy, searchableIn } from './searchable.ts';
import type { Searchable } from './searchable.ts';
import { useDrawnForm } from './drawnForm.ts';
import { useText } from './useText.ts';
import * as css from './TabSearch.css.ts';

interface TabSearchProps {
  readonly part: TabsPart & { readonly search: NonNullable<TabsPart['search']> };
  /** Opens a tab and goes to a field of it; null goes to the tab. */
  readonly onGoTo: (tabId: string, field: FieldPath | null) => void;
}

/** Sounds of Chinese names, fetched with the first letter that is looked for. */
function useSounds(isWanted: boolean) {
  const [sounds, setSounds] = useState(withoutReadings);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    loadPinyin().then(
      (found) => !isGone && setSounds(found),
      () => undefined,
    );
    return () => void (isGone = true);
  }, [isWanted]);
  return sounds;
}

/** A search over the fields behind tabs: by their names and how those sound, their help and their choices; a press goes there. */
export function TabSearch({ part, onGoTo }: TabSearchProps) {
  const { t } = useLingui();
  const text = useText();
  const { store } = useDrawnForm();
  const foundWords = useFoundWords();
  const [keyword, setKeyword] = useState('');
  const wanted = keyword.trim();
  const sounds = useSounds(wanted !== '');
  const all = useMemo(() => searchableIn(part.tabs), [part.tabs]);
  const found =
    wanted === ''
      ? []
      : all.filter(
          ({ label, more }) =>
            sounds.find(text(label), wanted) !== null || more.some((one) => withoutReadings.find(text(one), wanted) !== null),
        );
  const labelOf = (field: FieldPath) => store.controls.find(({ control }) => control.field === field)?.control.label ?? field;
  const goTo = (one: Searchable) => {
    setKeyword('');
    onGoTo(one.tabId, hiddenBy(one, store.value) ?? one.field);
  };
  return (
    <search className={css.box}>
      <div className={css.field}>
        <SearchField
          label={text(part.search.label)}
          placeholder={text(part.search.label)}
          value={keyword}
          onChange={setKeyword}
          onSubmit={() => found[0] && goTo(found[0])}
        />
      </div>
      <output className={wanted === '' ? css.silent : css.count}>
        {wanted !== '' && foundWords(found.length)}
        {found[0] && (
          <>
            {t({ message: '. ', context: 'between sentences' })}
            {t`Enter goes to “${{ name: text(found[0].label) }}”`}
          </>
        )}
      </output>
      {found.length > 0 && (
        <ul className={css.list} aria-label={text(part.search.found)}>
          {found.map((one) => {
            const governor = hiddenBy(one, store.value);
            const cause = governor === null ? '' : text(labelOf(governor));
            return (
              <li key={one.id} className={css.result}>
                <Button variant="text" onPress={() => goTo(one)}>
                  {text(one.label)}
                </Button>
                <span className={css.place}>
                  {one.under.map((each) => text(each)).join(' › ')}
                  {governor !== null && ` · ${t`Appears with “${cause}”`}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </search>
  );
}
