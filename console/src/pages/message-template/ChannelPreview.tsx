import { useLingui } from '@lingui/react/macro';
import type { Read } from '@milepost/kit/forms/grammar';
import { RichText } from '@milepost/kit/rich-text';
import { filledText, MESSAGE_TYPE, WX_SKIP } from '@milepost/openapi/domains/message-template';
import { useImageOrigins } from '../../features/message-viewer/index.ts';
import { Marked } from './Marked.tsx';
import { textAt } from './parameters.ts';
import type { TemplateText } from './parameters.ts';
import * as css from './MessageTemplate.css.ts';

interface ChannelPreviewProps {
  readonly written: TemplateText;
  /** Example values by the names of the parameters. */
  readonly values: ReadonlyMap<string, string>;
  /** Braces nobody fills in, as they stand in the text. */
  readonly faults: readonly string[];
  readonly read: Read;
}

/** A message the way its channel shows it: a mail has formatting, a chat lines, and the provider has the text of the others. */
export function ChannelPreview(props: ChannelPreviewProps) {
  switch (props.written.messageType) {
    case MESSAGE_TYPE.mail:
      return <MailPreview {...props} />;
    case MESSAGE_TYPE.sms:
    case MESSAGE_TYPE.publicAccount:
      return <ProviderPreview {...props} />;
    case MESSAGE_TYPE.dingTalk:
    case MESSAGE_TYPE.weChat:
      return <TextPreview {...props} look={css.bubble} />;
    case MESSAGE_TYPE.webhook:
      return <TextPreview {...props} look={css.code} />;
    default:
      return <TextPreview {...props} look={css.card} />;
  }
}

function TextPreview({ written: { title, content }, values, faults, look }: ChannelPreviewProps & { readonly look: string }) {
  return (
    <div className={look}>
      <strong className={css.title}>
        <Marked text={filledText(title, values)} faults={faults} />
      </strong>
      {content !== '' && (
        <p className={css.lines}>
          <Marked text={filledText(content, values)} faults={faults} />
        </p>
      )}
    </div>
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (value: string): string => value.replaceAll(/[&<>"]/gu, (letter) => ENTITIES[letter] ?? letter);

/** Braces nobody fills in, marked where they are words and not part of a tag. */
const marked = (html: string, faults: readonly string[]): string =>
  faults.reduce((done, fault) => {
    const parts = done.split(fault);
    return parts.reduce((before, after) => `${before}${isInTag(before) ? fault : `<mark>${fault}</mark>`}${after}`);
  }, html);
const isInTag = (before: string): boolean => before.lastIndexOf('<') > before.lastIndexOf('>');

function MailPreview({ written: { title, content }, values, faults }: ChannelPreviewProps) {
  const { t } = useLingui();
  const origins = useImageOrigins();
  return (
    <div className={css.card}>
      <p className={css.subject}>
        <span className={css.quiet}>{t`Subject`}</span>{' '}
        <strong>
          <Marked text={filledText(title, values)} faults={faults} />
        </strong>
      </p>
      {content !== '' && <RichText html={marked(filledText(content, values, asHtml), faults)} origins={origins} />}
    </div>
  );
}

function ProviderPreview({ written: { messageType, smsFields }, values, faults, read }: ChannelPreviewProps) {
  const { t } = useLingui();
  const code = textAt(read, 'templateCode');
  const titled = smsFields.find(({ isTitle }) => isTitle);
  const opens = read('wxSkip') === WX_SKIP.miniProgram ? t`Mini program` : t`Page`;
  const app = textAt(read, 'xcxAppId');
  return (
    <div className={css.card}>
      {titled && <strong className={css.title}>{values.get(titled.field) ?? titled.field}</strong>}
      <p className={css.quiet}>
        {code === ''
          ? t`The provider keeps the text. Its variables are filled in:`
          : t`The provider keeps the text of ${code}. Its variables are filled in:`}
      </p>
      <dl className={css.variables}>
        {smsFields.map(({ smsField, field }, at) => (
          <div key={`${at} ${smsField}`} className={css.variable}>
            <dt>{smsField}</dt>
            <dd>
              <Marked text={values.get(field) ?? field} faults={faults} />
            </dd>
          </div>
        ))}
      </dl>
      {messageType === MESSAGE_TYPE.publicAccount && (
        <p className={css.quiet}>
          {t`A press opens:`} {app === '' ? opens : `${opens} ${app}`}
        </p>
      )}
    </div>
  );
}
