import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { FlowHandling } from '@milepost/openapi/domains/workflow';
import { useApi } from '../../../data/api/index.ts';
import { useHeld } from '../../../data/useHeld.ts';
import { flowActs } from '../../../data/workflow/acts.ts';
import { EMPTY_HANDLING, rejectStepsQuery } from '../../../data/workflow/choices.ts';
import { LoadingDialog } from '../../draft-form/index.ts';
import { choice, when } from '../../resource/index.ts';
import { actDraftName } from './openActs.ts';
import { ActDialog } from './ActDialog.tsx';
import { attachments, copies, opinion, signature } from './fields.ts';
import type { TaskActProps } from './types.ts';
import { useAfterRefusal } from './useAfterRefusal.ts';
import { useOwnSignature } from './useOwnSignature.ts';
import { useActWords } from './useActWords.ts';

/** Code of the start of every flow. @source shell §2 */
const START = 'start';

/** A piece of work that is sent back: to which step, and how it comes on from there. */
export function RejectDialog({ at, properties, onActed, onClose }: TaskActProps) {
  const { client } = useApi();
  const signs = useOwnSignature(properties);
  const title = useActWords(properties).reject;
  const query = useQuery(rejectStepsQuery(client, at.workId));
  useAfterRefusal(query.error);
  const found = useHeld(query.data);
  if (!found) return <LoadingDialog title={title} queries={[query]} onClose={onClose} />;
  const steps = found.isChoice ? found.steps : [];
  return (
    <ActDialog<FlowHandling>
      draft={{ form: actDraftName('reject'), record: at.workId }}
      title={title}
      confirmLabel={title}
      variant="dangerFilled"
      parts={[
        ...(steps.length === 0
          ? []
          : [
              choice(
                'rejectStep',
                msg({ message: 'Send back to', context: 'work' }),
                { from: 'static', options: steps.map(({ nodeCode, nodeName }) => ({ id: nodeCode, label: nodeName })) },
                { look: 'radio', required: true },
              ),
              when(
                { field: 'rejectStep', isNot: [START, ''] },
                choice(
                  'rejectType',
                  msg({ message: 'Afterwards', context: 'sent back' }),
                  { again: msg`Every step from there once more`, straightBack: msg`Straight back to me` },
                  { look: 'radio', required: true },
                ),
              ),
            ]),
        opinion(),
        ...(properties?.hasSign === true ? [signature()] : []),
        attachments(),
        ...(properties?.isCustomCopy === true ? [copies()] : []),
      ]}
      initial={{ ...EMPTY_HANDLING, enCode: at.enCode, ...signs, rejectStep: steps[0]?.nodeCode ?? '' }}
      act={(said) => flowActs(client).reject(at.workId, said)}
      onActed={onActed}
      onClose={onClose}
    />
  );
}
