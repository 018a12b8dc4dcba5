import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { prepareEditors } from '@milepost/kit/forms/render';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import type { SendTest } from '@milepost/openapi/domains/send-config';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useHeld } from '../../data/useHeld.ts';
import type { AnyRow, OpenedProps } from '../../features/resource/index.ts';
import { TrialDialog } from '../../features/resource/extensions/connection-test/TrialDialog.tsx';
import { serverWords } from '../../feedback/index.ts';
import { filledTests, receiversOf, sendTestQuery, trialDraft, trialSpec, trySending } from './sendTrial.ts';
import type { TrialDraft } from './sendTrial.ts';

type Props = OpenedProps<AnyRow & { readonly fullName: string }>;

/** A sending configuration is tried channel by channel, with receivers and values a person gives. @source admin §5 @reading R-460 */
export default function SendTrial({ row, onClose }: Props) {
  const { t } = useLingui();
  const asked = sendTestQuery(useApi(), row.id);
  const tests = useQuery({
    ...asked,
    queryFn: async (context) => {
      const found = (await asked.queryFn?.(context)) ?? [];
      await prepareEditors(trialSpec(found));
      return found;
    },
  });
  const held = useHeld(tests.data);
  const { fullName } = row;
  const title = t`Try sending: ${fullName}`;
  if (held && held.length > 0) return <Filling tests={held} title={title} onClose={onClose} />;
  return (
    <Dialog title={title} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      {held ? (
        <StatePanel kind="empty" title={t`No channel of it is enabled`} />
      ) : tests.isError ? (
        <StatePanel
          kind="failed"
          title={t`The channels did not load`}
          actions={<Button onPress={() => void tests.refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(tests.error) ?? t`Request error, please retry`}
        </StatePanel>
      ) : (
        <Skeleton kind="fields" count={4} what={t`the channels`} />
      )}
    </Dialog>
  );
}

function Filling({ tests, title, onClose }: { readonly tests: readonly SendTest[]; readonly title: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const spec = useMemo(() => trialSpec(tests), [tests]);
  const initial = useMemo(() => trialDraft(tests), [tests]);
  return (
    <TrialDialog<TrialDraft>
      title={title}
      name="sendTrial"
      spec={spec}
      initial={initial}
      asks={(draft) => {
        const count = receiversOf(tests, draft).size;
        return count === 0
          ? t`The messages are really sent. Continue?`
          : t`The messages are really sent to ${plural(count, { one: '# person', other: '# people' })}. Continue?`;
      }}
      send={(draft) => trySending(api, filledTests(tests, draft))}
      onClose={onClose}
    />
  );
}
