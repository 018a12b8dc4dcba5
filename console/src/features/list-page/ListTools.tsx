import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { ColumnSettingsButton } from '@milepost/kit/column-settings';
import type { ListColumns } from '@milepost/kit/column-settings';
import { FoldLine } from '@milepost/kit/fold-line';
import { useReannounceResults } from '@milepost/kit/list-results';
import { SearchField } from '@milepost/kit/search-field';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LazyShortcut } from './LazyShortcut.tsx';
import * as css from './ListPage.css.ts';

interface ListToolsProps {
  /** Spoken name of the field. */
  readonly label: string;
  /** Name of what is looked at, such as “Name or code”. */
  readonly placeholder: string;
  /** The keyword in force; null where nothing can be searched for. */
  readonly keyword: string | null;
  readonly onSearch: (keyword: string) => void;
  /** Takes back all that narrows the list down. @defaultValue an empty search */
  readonly onReset?: () => void;
  /** Columns of the list as a person has set them: adds the button that opens their settings. */
  readonly columns?: ListColumns;
  /** Part of something that has keys of its own: `/` does not lead to its field. @defaultValue false */
  readonly isPart?: boolean;
  /** Buttons at the right; the filled one last. */
  readonly children?: ReactNode;
}

/** The line above a list: search, by `/` too, and reset at the left, buttons at the right. @source admin §2 */
export function ListTools({ label, placeholder, keyword, onSearch, onReset, columns, isPart = false, children }: ListToolsProps) {
  const { t } = useLingui();
  const own = useRef<HTMLElement>(null);
  const reannounce = useReannounceResults();
  const [typed, setTyped] = useState(keyword ?? '');
  // Another keyword, from the address or a reset, takes the place of what was typed.
  const [seen, setSeen] = useState(keyword);
  if (seen !== keyword) {
    setSeen(keyword);
    setTyped(keyword ?? '');
  }
  function search(text: string) {
    // The address stays as it is, and so would everything that is said.
    if (text === keyword) reannounce();
    onSearch(text);
  }
  return (
    <FoldLine className={css.tools}>
      {keyword === null ? (
        <span className={css.search} />
      ) : (
        <search ref={own} className={css.search}>
          {!isPart && (
            <LazyShortcut
              command={{
                id: 'search',
                group: 'page',
                label: t`Search the list`,
                keys: '/',
                run: () => own.current?.querySelector('input')?.focus(),
              }}
            />
          )}
          <div className={css.keyword}>
            <SearchField
              label={label}
              placeholder={placeholder}
              value={typed}
              onChange={setTyped}
              onSubmit={search}
              onClear={() => search('')}
            />
          </div>
          <span className={css.wideOnly}>
            <Button onPress={() => search(typed.trim())}>{t`Search`}</Button>
          </span>
          <span className={css.wideOnly}>
            <Button
              variant="text"
              onPress={() => {
                setTyped('');
                if (!onReset) return search('');
                if (keyword === '') reannounce();
                onReset();
              }}
            >
              {t`Reset`}
            </Button>
          </span>
        </search>
      )}
      {columns && <ColumnSettingsButton settings={columns} />}
      {children}
    </FoldLine>
  );
}
