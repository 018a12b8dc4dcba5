import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { mailsQuery } from '../../data/portal/queries.ts';
import { serverWords } from '../../feedback/index.ts';
import { BackHome } from '../../routing/BackHome.tsx';
import { usePageSearch } from '../../routing/index.ts';
import { sheet } from '../sheet.css.ts';
import { Mail } from './Mail.tsx';
import { mailSearch } from './search.ts';
import * as css from './EmailDetailPage.css.ts';

/** One e-mail, by the id in the address. Only what the server says is shown: nothing comes from the address. @reading R-348 */
export default function EmailDetailPage() {
  return (
    <div className={sheet}>
      <div className={css.page}>
        <Content />
      </div>
    </div>
  );
}

function Content() {
  const { t } = useLingui();
  const id = usePageSearch(mailSearch).id;
  const { data, isPending, isError, error, refetch } = useQuery({ ...mailsQuery(useApi().client), enabled: id !== '' });
  if (isError && !data)
    return (
      <StatePanel
        kind="failed"
        title={t`The e-mail did not load`}
        headingLevel={1}
        actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}
      >
        {serverWords(error) ?? t`The server did not answer.`}
      </StatePanel>
    );
  if (isPending && id !== '') return <Skeleton what={t`the e-mail`} />;
  const found = data?.find((mail) => mail.id === id);
  if (found) return <Mail mail={{ subject: found.fullName, sentAtMs: found.creatorTime, from: null, to: null, html: null, files: [] }} />;
  return (
    <StatePanel kind="notFound" title={t`This e-mail cannot be found`} headingLevel={1} actions={<BackHome />}>
      {id === '' ? t`The address names no e-mail.` : t`It is not among your newest e-mails. It may have been moved or deleted.`}
    </StatePanel>
  );
}
