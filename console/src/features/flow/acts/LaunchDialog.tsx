import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FlowLaunch } from '@milepost/openapi/domains/workflow';
import { useApi } from '../../../data/api/index.ts';
import { useHeld } from '../../../data/useHeld.ts';
import { flowActs } from '../../../data/workflow/acts.ts';
import type { Acted } from '../../../data/workflow/acts.ts';
import { candidatesQuery } from '../../../data/workflow/choices.ts';
import { NO_WORK } from '../../../data/workflow/noWork.ts';
import { LoadingDialog } from '../../draft-form/index.ts';
import { choice } from '../../resource/index.ts';
import { URGENCIES } from '../flowWords.ts';
import { ActDialog } from './ActDialog.tsx';
import { candidateFeeds, candidateFields, copies } from './fields.ts';

interface LaunchDialogProps {
  /** Draft or process that is sent; null for a new one. */
  readonly id: string | null;
  readonly enCode: string;
  readonly input: FlowLaunch;
  readonly onActed: (acted: Acted) => void;
  readonly onClose: () => void;
}

const URGENCY = { normal: URGENCIES.normal.says, important: URGENCIES.important.says, urgent: URGENCIES.urgent.says };

/** Last choices before a flow is launched: urgency, people of the first step, copies. @source shell §2 @reading R-697 */
export default function LaunchDialog({ id, enCode, input, onActed, onClose }: LaunchDialogProps) {
  const { t } = useLingui();
  const { client } = useApi();
  const query = useQuery(candidatesQuery(client, NO_WORK, enCode, input.formData));
  const candidates = useHeld(query.data);
  const title = t`Submit the flow`;
  if (!candidates) return <LoadingDialog title={title} queries={[query]} onClose={onClose} />;
  return (
    <ActDialog<FlowLaunch>
      draft={{ form: `flow-launch.${input.flowId}`, record: id }}
      title={title}
      confirmLabel={t({ message: 'Submit', context: 'flow' })}
      parts={[...candidateFields(candidates), choice('urgency', msg`Urgency`, URGENCY, { look: 'radio', required: true }), copies()]}
      feeds={candidateFeeds(candidates, NO_WORK, input.flowId)}
      initial={{ ...input, status: 'launched' }}
      act={(draft, peopleOfEmptySteps) => flowActs(client).launch(id, { ...draft, peopleOfEmptySteps })}
      onActed={onActed}
      onClose={onClose}
    />
  );
}
