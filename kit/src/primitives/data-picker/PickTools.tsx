import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide';
import { Button, IconButton } from '../button/index.ts';
import { SearchField } from '../search-field/index.ts';
import type { usePickRows } from './headless.ts';
import { push, search } from './PickPanel.css.ts';

/** Keyword, search, reset and refresh over the table. @source forms §2.6 */
export function PickTools({ of: list }: { readonly of: ReturnType<typeof usePickRows> }) {
  const { t } = useLingui();
  return (
    <>
      <div {...list.getSearchAreaProps({ className: search })}>
        <SearchField {...list.search} />
      </div>
      <Button onPress={list.look}>{t`Search`}</Button>
      <Button variant="text" onPress={list.reset}>
        {t`Reset`}
      </Button>
      <span className={push}>
        <IconButton icon={RefreshCw} label={t`Refresh`} isBusy={list.isLoading} onPress={list.refresh} />
      </span>
    </>
  );
}
