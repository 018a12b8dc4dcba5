import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OwnFlow } from '@milepost/openapi/domains/workflow';
import { useApi } from '../../../data/api/index.ts';
import { flowActs } from '../../../data/workflow/acts.ts';
import { note } from '../../resource/index.ts';
import type { OpenedProps } from '../../resource/index.ts';
import { ActDialog } from './ActDialog.tsx';
import { opinion } from './fields.ts';

/** Takes a request back that nobody has handled yet, with a reason. @reading R-697 */
export default function RevokeDialog({ row, onClose }: OpenedProps<OwnFlow>) {
  const { t } = useLingui();
  const { client } = useApi();
  const agree = t({ message: 'Revoke', context: 'flow' });
  return (
    <ActDialog<{ readonly opinion: string }>
      draft={{ form: 'flow-revoke', record: row.id }}
      title={`${agree}: ${row.fullName}`}
      confirmLabel={agree}
      variant="dangerFilled"
      parts={[note(msg`Nobody handles it any more, and you can delete it.`), opinion(msg({ message: 'Reason', context: 'flow' }))]}
      initial={{ opinion: '' }}
      act={({ opinion: reason }) => flowActs(client).revoke(row.processId ?? row.id, reason)}
      onClose={onClose}
    />
  );
}
