import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { PanelProps } from '@milepost/kit/forms/grammar';
import { useState } from 'react';
import { lazyDialog } from '../../lazy/index.ts';
import { ConnectionTrials } from '../../features/resource/extensions/connection-test/ConnectionTrials.tsx';
import { tryDingTalk, tryWeChat } from './trials.ts';

const MailTrial = lazyDialog(() => import('./MailTrial.tsx'));

/** Button that tries an account at WeCom. */
export function WeChatTrial({ read, isReadOnly }: PanelProps) {
  const { t } = useLingui();
  return isReadOnly ? null : <ConnectionTrials trials={[{ label: t`Try the connection`, send: tryWeChat }]} read={read} />;
}

/** Button that tries an account at DingTalk. */
export function DingTalkTrial({ read, isReadOnly }: PanelProps) {
  const { t } = useLingui();
  return isReadOnly ? null : <ConnectionTrials trials={[{ label: t`Try the connection`, send: tryDingTalk }]} read={read} />;
}

/** Button that sends a mail by the account. */
export function MailTrialButton({ read, isReadOnly }: PanelProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (isReadOnly) return null;
  return (
    <div>
      <Button onPress={() => setOpen(true)} opens={{ kind: 'dialog', isOpen }}>{t`Send a test mail`}</Button>
      {isOpen && <MailTrial read={read} onClose={() => setOpen(false)} onAgain={() => setOpen(true)} />}
    </div>
  );
}
