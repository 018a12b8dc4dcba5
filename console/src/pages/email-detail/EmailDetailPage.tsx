import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import type { MessageFile } from '@milepost/openapi/domains/message';
import type { DashboardEmail, Email } from '@milepost/openapi/domains/portal';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { mailQuery, mailsQuery } from '../../data/portal/queries.ts';
import { serverWords } from '../../feedback/index.ts';
import { BackHome } from '../../routing/BackHome.tsx';
import { usePageSearch } from '../../routing/index.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { Mail } from './Mail.tsx';
import type { MailFacts } from './Mail.tsx';
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

/** A mail of the list, where a server does not hand out the mail itself. @reading R-348 */
const lineOf = (mail: DashboardEmail): MailFacts => ({
  subject: mail.fullName,
  sentAtMs: mail.creatorTime,
  from: null,
  to: null,
  cc: null,
  html: null,
  files: [],
});

const wholeOf = (mail: Email): MailFacts => ({
  subject: mail.subject ?? '',
  sentAtMs: mail.sentTime,
  from: mail.senderName && mail.sender ? `${mail.senderName} <${mail.sender}>` : (mail.senderName ?? mail.sender),
  to: mail.recipient,
  cc: mail.cc,
  html: mail.bodyText ?? '',
  files: filesOf(mail.files),
});

const filesOf = (files: Email['files']): readonly MessageFile[] =>
  files.kind === 'value' ? files.value.map((file) => ({ ...file, fileExtension: '', fileVersionId: '' })) : [];

function Content() {
  const { t } = useLingui();
  const { client } = useApi();
  const id = usePageSearch(mailSearch).id;
  const whole = useQuery({ ...mailQuery(client, id), enabled: id !== '' });
  const isUnreported = whole.isError || whole.data === null;
  const list = useQuery({ ...mailsQuery(client), enabled: isUnreported });
  const found = list.data?.find((mail) => mail.id === id);
  if (whole.data) return <Mail mail={wholeOf(whole.data)} />;
  if (found) return <Mail mail={lineOf(found)} />;
  if (list.isError)
    return (
      <StatePanel
        kind="failed"
        title={t`The e-mail did not load`}
        headingLevel={1}
        actions={<Button onPress={() => void Promise.all([whole.refetch(), list.refetch()])}>{t`Retry`}</Button>}
      >
        {serverWords(list.error) ?? t`The server did not answer.`}
      </StatePanel>
    );
  if (id !== '' && !list.data) return <Skeleton what={t`the e-mail`} />;
  return (
    <StatePanel kind="notFound" title={t`This e-mail cannot be found`} headingLevel={1} actions={<BackHome />}>
      {id === '' ? t`The address names no e-mail.` : t`It is not among your newest e-mails. It may have been moved or deleted.`}
    </StatePanel>
  );
}
