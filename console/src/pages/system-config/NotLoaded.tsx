import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import type { UseQueryResult } from '@tanstack/react-query';
import { serverWords } from '../../feedback/index.ts';
import * as css from './SystemConfig.css.ts';

/** Place of an answer that is on its way, or did not come. */
export function NotLoaded({ query }: { readonly query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'> }) {
  const { t } = useLingui();
  if (!query.isError) return <output className={css.quiet}>{t`Loading…`}</output>;
  return (
    <StatePanel kind="failed" title={t`This did not load`} actions={<Button onPress={() => void query.refetch()}>{t`Retry`}</Button>}>
      {serverWords(query.error) ?? t`Request error, please retry`}
    </StatePanel>
  );
}
