import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { SearchField } from '../search-field/index.ts';
import { push, search } from './PickPanel.css.ts';
import type { PickList } from './usePickList.ts';

interface PickToolsProps {
  readonly list: PickList;
  /** Keys of the search box that are not its own. */
  readonly onSearchKey: (event: KeyboardEvent) => void;
}

/** Keyword, search, reset and refresh over the table. @source forms §2.6 */
export function PickTools({ list: { rows, send }, onSearchKey }: PickToolsProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(rows.keyword);
  const [shown, setShown] = useState(rows.keyword);
  // Another word than the one searched for last: a reset, or the clear button of an empty answer.
  if (shown !== rows.keyword) {
    setShown(rows.keyword);
    setTyped(rows.keyword);
  }
  const look = (keyword: string) => send({ type: 'search', keyword: keyword.trim() });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow of the search box in it */}
      <div className={search} onKeyDown={onSearchKey}>
        <SearchField
          label={t`Keyword`}
          placeholder={t`Enter a keyword`}
          value={typed}
          onChange={setTyped}
          onSubmit={look}
          onClear={() => rows.keyword !== '' && look('')}
        />
      </div>
      <Button onPress={() => look(typed)}>{t`Search`}</Button>
      <Button
        variant="text"
        onPress={() => {
          setTyped('');
          look('');
        }}
      >
        {t`Reset`}
      </Button>
      <span className={push}>
        <IconButton
          icon={RefreshCw}
          label={t`Refresh`}
          isBusy={rows.phase.status === 'loading'}
          onPress={() => send({ type: 'refresh' })}
        />
      </span>
    </>
  );
}
