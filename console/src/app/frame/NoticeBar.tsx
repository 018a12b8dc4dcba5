import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useFocusReturn } from '@milepost/kit/engines/layer-stack';

/** Notices that are told above every page. */
export type NoticeKind = 'offline' | 'slowRead' | 'slowWrite' | 'reload';

interface NoticeBarProps {
  readonly kind: NoticeKind;
  /** Gives up what takes too long to be read. */
  readonly onGiveUp: () => void;
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

function Line({ kind, onGiveUp }: NoticeBarProps) {
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
    case 'reload':
      return (
        <Alert
          edges="bar"
          tone="info"
          urgency="polite"
          title={t`The page should be loaded again`}
          description={t`There is a new version, or the server asked for it. Save what you typed first.`}
          action={<Button onPress={() => location.reload()}>{t`Load again`}</Button>}
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
