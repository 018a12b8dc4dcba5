import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useFocusReturn } from '@milepost/kit/engines/layer-stack';

/** Notices that are told above every page. */
export type NoticeKind = 'offline' | 'unreachable' | 'slowRead' | 'slowWrite' | 'newBuild' | 'asked' | 'menuChanged';

interface NoticeBarProps {
  readonly kind: NoticeKind;
  /** Gives up what takes too long to be read. */
  readonly onGiveUp: () => void;
  /** Asks at once whether the server is back. */
  readonly onTryNow: () => void;
  /** The notice has been read. */
  readonly onClose: () => void;
}

/** One line above the page, with a landmark of its own: it belongs to none of the page's. */
export default function NoticeBar(props: NoticeBarProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`System notice`}>
      <Line {...props} />
    </section>
  );
}

function Line({ kind, onGiveUp, onTryNow, onClose }: NoticeBarProps) {
  const { t } = useLingui();
  switch (kind) {
    case 'offline':
      return (
        <Alert
          edges="bar"
          tone="warning"
          urgency="polite"
          title={t`No network`}
          description={t`What you typed stays here. Lists are read again as soon as the network is back.`}
        />
      );
    case 'slowRead':
      return <SlowRead onGiveUp={onGiveUp} />;
    case 'slowWrite':
      return (
        <Alert
          edges="bar"
          tone="info"
          urgency="polite"
          title={t`Still working`}
          description={t`What you sent is on its way, and the server has not answered yet. Please do not send it again.`}
        />
      );
    case 'unreachable':
      return <Unreachable onTryNow={onTryNow} />;
    case 'newBuild':
      return <Reload title={t`There is a new version of the console`} />;
    case 'asked':
      return <Reload title={t`The server asks for the page to be loaded again`} />;
    case 'menuChanged':
      return (
        <Alert
          edges="bar"
          tone="info"
          urgency="polite"
          title={t`Your menu or your rights have changed`}
          description={t`An administrator has changed them, and the change applies now. Open pages and what you typed stay.`}
          action={<Button onPress={onClose}>{t`Got it`}</Button>}
        />
      );
  }
}

/** Goes by itself when the answer comes, so the keyboard must not go with it. @reading R-317 */
function SlowRead({ onGiveUp }: Pick<NoticeBarProps, 'onGiveUp'>) {
  const { t } = useLingui();
  const ref = useFocusReturn();
  return (
    <div ref={ref}>
      <Alert
        edges="bar"
        tone="info"
        urgency="polite"
        title={t`Still working`}
        description={t`The server has not answered for 10 seconds. You can go on waiting, or give up and retry later.`}
        action={<Button onPress={onGiveUp}>{t`Cancel`}</Button>}
      />
    </div>
  );
}

/** Goes by itself when the server answers, so the keyboard must not go with it. @reading R-294 */
function Unreachable({ onTryNow }: Pick<NoticeBarProps, 'onTryNow'>) {
  const { t } = useLingui();
  const ref = useFocusReturn();
  return (
    <div ref={ref}>
      <Alert
        edges="bar"
        tone="warning"
        urgency="polite"
        title={t`No connection to the server`}
        description={t`What you typed stays here. The connection is tried again by itself, and the page goes on as soon as the server answers.`}
        action={<Button onPress={onTryNow}>{t`Try again now`}</Button>}
      />
    </div>
  );
}

function Reload({ title }: { readonly title: string }) {
  const { t } = useLingui();
  return (
    <Alert
      edges="bar"
      tone="info"
      urgency="polite"
      title={title}
      description={t`Save what you typed first, then load the page again.`}
      action={<Button onPress={() => location.reload()}>{t`Load again`}</Button>}
    />
  );
}
