import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { RichText } from '@milepost/kit/rich-text';
import { sentAtMs } from '@milepost/openapi/domains/message';
import type { MessageDetail } from '@milepost/openapi/domains/message';
import { useState } from 'react';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { imageAddress } from '../../data/file/imageAddress.ts';
import { senderName } from '../../data/message/senderName.ts';
import { momentText } from '../../i18n/momentText.ts';
import { useImageOrigins } from './useImageOrigins.ts';
import { Attachments } from './Attachments.tsx';
import * as css from './MessageViewer.css.ts';

/** A message that is read: date, sender, excerpt, body, attachments. Everything but the body is text. @source shell §2.6 */
export function MessageContent({ message }: { readonly message: MessageDetail }) {
  const { t } = useLingui();
  const origins = useImageOrigins();
  const atMs = sentAtMs(message);
  const sender = senderName(message);
  const { body, excerpt, files } = message;
  const [failed, setFailed] = useState<string | null>(null);
  const address = imageAddress(message.coverImage ?? '', useLinkContext());
  const cover = address === failed ? null : address;
  return (
    <>
      <dl className={css.facts}>
        {atMs !== null && (
          <div className={css.fact}>
            <dt className={css.name}>{t`Sent`}</dt>
            <dd>
              <time dateTime={new Date(atMs).toISOString()}>{momentText(atMs)}</time>
            </dd>
          </div>
        )}
        {sender && (
          <div className={css.fact}>
            <dt className={css.name}>{t`Sender`}</dt>
            <dd>{sender}</dd>
          </div>
        )}
      </dl>
      {cover !== null && <img className={css.cover} src={cover} alt={t`Cover`} onError={() => setFailed(cover)} />}
      {excerpt && <p className={css.excerpt}>{excerpt}</p>}
      {body.text !== '' && (
        <div className={css.body}>
          {body.kind === 'html' ? (
            <RichText html={body.text} origins={origins} />
          ) : (
            <Alert tone="warning" title={t`The content of this message cannot be read`} />
          )}
        </div>
      )}
      {files.kind === 'value' && files.value.length > 0 && <Attachments files={files.value} />}
      {files.kind === 'broken' && (
        <div className={css.files}>
          <Alert tone="warning" title={t`The attachments of this message cannot be read`} />
        </div>
      )}
    </>
  );
}
