import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FormSpec, Read } from '@milepost/kit/forms/grammar';
import { useApi } from '../../data/api/index.ts';
import { longText, text } from '../../features/resource/index.ts';
import { TrialDialog } from '../../features/resource/extensions/connection-test/TrialDialog.tsx';
import { addressesOf, tryMail } from './trials.ts';
import type { TestMail } from './trials.ts';

/** @source admin §5 */
const TITLE_MAX_CHARS = 50;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

const SPEC: FormSpec = {
  parts: [
    text('receivers', msg`Test addresses`, {
      required: true,
      spellCheck: false,
      help: msg`Separated by commas`,
      refuses: (value) =>
        typeof value === 'string' && addressesOf(value).every((one) => ADDRESS.test(one))
          ? null
          : msg`Write addresses such as name@example.com`,
    }),
    text('title', msg`Title`, { required: true, maxChars: TITLE_MAX_CHARS }),
    longText('content', msg`Content`),
  ],
};

/** A mail that tries an account as it stands in its form. */
export default function MailTrial({ read, onClose }: { readonly read: Read; readonly onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const initial: TestMail = { receivers: '', title: t`Test mail`, content: t`This mail tries the account it came from.` };
  return (
    <TrialDialog<TestMail>
      title={t`Send a test mail`}
      name="mailTrial"
      spec={SPEC}
      initial={initial}
      asks={() => t`The mail is really sent. Continue?`}
      send={async (mail) => {
        const { msg: says } = await tryMail(api, read, mail);
        return [{ id: 'sent', isSuccess: true, title: says || t`The mail was sent` }];
      }}
      onClose={onClose}
    />
  );
}
