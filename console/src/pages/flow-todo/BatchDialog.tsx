import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { StatePanel } from '@milepost/kit/state-panel';
import { placeOf } from '@milepost/openapi/domains/workflow';
import type { FlowTask } from '@milepost/openapi/domains/workflow';
import { useApi } from '../../data/api/index.ts';
import { flowActs } from '../../data/workflow/acts.ts';
import { ActDialog } from '../../features/flow/acts/ActDialog.tsx';
import { opinion, person } from '../../features/flow/acts/fields.ts';
import { choice, when } from '../../features/resource/index.ts';
import { isAlike } from './isAlike.ts';

interface BatchDialogProps {
  readonly rows: readonly FlowTask[];
  readonly onClose: () => void;
}

interface BatchInput {
  readonly act: 'approve' | 'reject' | 'transfer';
  readonly opinion: string;
  readonly userId: string;
}

const ACTS = {
  approve: msg({ message: 'Approve', context: 'work' }),
  reject: msg({ message: 'Send back', context: 'work' }),
  transfer: msg({ message: 'Hand over', context: 'work' }),
};

/** One act on several pieces of work of one flow and one step. @source shell §2 @reading R-697 */
export default function BatchDialog({ rows, onClose }: BatchDialogProps) {
  const { t } = useLingui();
  const { client } = useApi();
  const count = rows.length;
  const title = t`Handle ${plural(count, { one: '# task', other: '# tasks' })}`;
  if (!isAlike(rows))
    return (
      <Dialog title={title} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
        <StatePanel kind="empty" title={t`Only tasks of one flow and one step are handled together`}>
          {t`Narrow the list down to one flow, and choose tasks that stand at the same step.`}
        </StatePanel>
      </Dialog>
    );
  return (
    <ActDialog<BatchInput>
      draft={{
        form: 'flow-batch',
        record: rows
          .map(({ id }) => id)
          .toSorted()
          .join(' '),
      }}
      title={title}
      confirmLabel={t({ message: 'Handle', context: 'work' })}
      parts={[
        choice('act', msg({ message: 'Act', context: 'work' }), ACTS, { look: 'radio', required: true }),
        when({ field: 'act', is: ['transfer'] }, person(msg({ message: 'Hand over to', context: 'work' }))),
        opinion(),
      ]}
      initial={{ act: 'approve', opinion: '', userId: '' }}
      act={({ act, opinion: words, userId }) =>
        flowActs(client).several(
          rows.map((row) => placeOf(row).taskOperatorId ?? row.id),
          { act, opinion: words, userId: act === 'transfer' ? userId : '' },
        )
      }
      onClose={onClose}
    />
  );
}
