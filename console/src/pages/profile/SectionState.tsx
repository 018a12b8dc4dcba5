import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import type { UseQueryResult } from '@tanstack/react-query';
import { serverWords } from '../../feedback/index.ts';
import { waiting } from './ProfilePage.css.ts';

/** Stands for a part of the page until what it shows has come; without a toast, as every list. @source shell §8 */
export function SectionState({ query }: { readonly query: Pick<UseQueryResult<unknown>, 'isError' | 'isSuccess' | 'error' | 'refetch'> }) {
  const { t } = useLingui();
  if (!query.isError && !query.isSuccess) return <output className={waiting}>{t`Loading…`}</output>;
  return (
    <StatePanel kind="failed" title={t`This did not load`} actions={<Button onPress={() => void query.refetch()}>{t`Retry`}</Button>}>
      {serverWords(query.error) ?? t`The server did not answer.`}
    </StatePanel>
  );
}
