import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { placeOf } from '@milepost/openapi/domains/workflow';
import type { FlowTask } from '@milepost/openapi/domains/workflow';
import { useApi } from '../../data/api/index.ts';
import { flowActs } from '../../data/workflow/acts.ts';
import { ActDialog } from '../../features/flow/acts/ActDialog.tsx';
import { opinion, person } from '../../features/flow/acts/fields.ts';
import { note } from '../../features/resource/index.ts';
import type { OpenedProps } from '../../features/resource/index.ts';

interface AssignInput {
  readonly opinion: string;
  readonly userId: string;
}

/** Dialog that gives a piece of work to somebody else, as an administrator may. @source shell §2 @reading R-704 */
export default function AssignWork({ row, onClose }: OpenedProps<FlowTask>) {
  const { t } = useLingui();
  const { client } = useApi();
  return (
    <ActDialog<AssignInput>
      draft={{ form: 'flow-assign', record: row.id }}
      title={t`Give “${{ name: row.fullName }}” to somebody else`}
      confirmLabel={t({ message: 'Give', context: 'work' })}
      parts={[
        note(msg`Whoever else works at this step gives it up to them, too. Only administrators may do this.`, 'info'),
        person(msg({ message: 'Hand over to', context: 'work' })),
        opinion(),
      ]}
      initial={{ opinion: '', userId: '' }}
      act={({ opinion: words, userId }) => flowActs(client).assign(placeOf(row).processId, { opinion: words, userId })}
      onClose={onClose}
    />
  );
}
