import { useLingui } from '@lingui/react/macro';
import { RichText } from '@milepost/kit/rich-text';
import { StatePanel } from '@milepost/kit/state-panel';
import type { MessageFile } from '@milepost/openapi/domains/message';
import { Attachments, useImageOrigins } from '../../features/message-viewer/index.ts';
import { useRecordName } from '../../routing/index.ts';
import { momentText } from '../../i18n/momentText.ts';
import * as css from './EmailDetailPage.css.ts';

/** A mail as far as the server tells it. */
export interface MailFacts {
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly sentAtMs: number | null;
  /** Null where no call says it, like the others. */
  readonly from: string | null;
  readonly to: string | null;
  /** Addresses joined by commas. */
  readonly cc: string | null;
  /** HTML that nobody has checked. */
  readonly html: string | null;
  readonly files: readonly MessageFile[];
}

/** A mail that is read: subject, from, to, date, body, attachments; what nobody knows is left out, a missing body is said. @source shell §2.1 @reading R-348 */
export function Mail({ mail }: { readonly mail: MailFacts }) {
  const { t } = useLingui();
  const origins = useImageOrigins();
  useRecordName(mail.subject || t`Without a subject`);
  const facts = [
    { name: t({ message: 'From', context: 'e-mail' }), value: mail.from },
    { name: t({ message: 'To', context: 'e-mail' }), value: mail.to },
    { name: t({ message: 'Cc', context: 'e-mail' }), value: mail.cc?.split(',').join(', ') },
    { name: t`Date`, value: momentText(mail.sentAtMs) },
  ].filter(({ value }) => value);
  return (
    <article className={css.mail}>
      <h1 className={css.title}>{mail.subject || t`Without a subject`}</h1>
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.body}>
        {mail.html === null ? (
          <StatePanel kind="soon" title={t`The text of this e-mail is not available here`}>
            {t`The server lists e-mails but does not hand out their text. Open it in your mail program.`}
          </StatePanel>
        ) : mail.html === '' ? (
          <p>{t`This e-mail has no text.`}</p>
        ) : (
          <RichText html={mail.html} origins={origins} />
        )}
      </div>
      {mail.files.length > 0 && <Attachments files={mail.files} />}
    </article>
  );
}
