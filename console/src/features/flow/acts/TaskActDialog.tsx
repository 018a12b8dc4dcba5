import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useApi } from '../../../data/api/index.ts';
import { flowActs } from '../../../data/workflow/acts.ts';
import { choice } from '../../resource/index.ts';
import { ActDialog } from './ActDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { opinion, person } from './fields.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { actDraftName } from './openActs.ts';
import type { TaskActProps } from './types.ts';
import { useActWords } from './useActWords.ts';

interface ActInput {
  readonly opinion: string;
  readonly userId: string;
  readonly place: 'before' | 'after';
}

/** The dialog of an act on work or on a process. @source shell §2 @reading R-158 @reading R-697 */
export default function TaskActDialog(props: TaskActProps) {
  const { act, at, properties, ...rest } = props;
  const { t } = useLingui();
  const acts = flowActs(useApi().client);
  const words = useActWords(properties);
  const title = words[act];
  const draft = { form: actDraftName(act), record: at.workId || at.processId };
  const usual = { draft, title, confirmLabel: title, ...rest };
  switch (act) {
    case 'approve':
      return <ApproveDialog {...props} />;
    case 'reject':
      return <RejectDialog {...props} />;
    case 'transfer':
      return (
        <ActDialog<ActInput>
          {...usual}
          parts={[person(msg({ message: 'Hand over to', context: 'work' })), opinion()]}
          initial={{ opinion: '' }}
          act={({ userId, opinion: reason }) => acts.transfer(at.workId, { userId, opinion: reason })}
        />
      );
    case 'addSigner':
      return (
        <ActDialog<ActInput>
          {...usual}
          parts={[
            person(msg({ message: 'Signer', context: 'work' })),
            choice(
              'place',
              msg({ message: 'Signs', context: 'before or after' }),
              {
                before: msg({ message: 'Before me', context: 'signs' }),
                after: msg({ message: 'After me', context: 'signs' }),
              },
              { look: 'radio', required: true, help: msg`Before you: it comes back to you. After you: you approve now.` },
            ),
            opinion(),
          ]}
          initial={{ opinion: '', place: 'before' }}
          act={(said) => acts.addSigner(at.workId, said)}
        />
      );
    case 'recall':
      return <Reason {...usual} act={(reason) => acts.recall(at.recordId, reason)} />;
    case 'revoke':
      return <Reason {...usual} act={(reason) => acts.revoke(at.processId, reason)} />;
    case 'cancel':
      return (
        <Reason
          {...usual}
          title={t({ message: 'End the flow', context: 'flow' })}
          variant="dangerFilled"
          act={(reason) => acts.cancel(at.processId, reason)}
        />
      );
    case 'save':
    case 'urge':
    case 'print':
      return null;
  }
}

type ReasonProps = Pick<TaskActProps, 'onActed' | 'onClose'> & {
  readonly draft: { readonly form: string; readonly record: string | null };
  readonly title: string;
  readonly confirmLabel: string;
  readonly variant?: 'dangerFilled';
  readonly act: (opinion: string) => ReturnType<ReturnType<typeof flowActs>['recall']>;
};

/** An act that takes a reason and nothing else. */
function Reason({ act, ...props }: ReasonProps) {
  return (
    <ActDialog<Pick<ActInput, 'opinion'>>
      {...props}
      parts={[opinion(msg({ message: 'Reason', context: 'flow' }))]}
      initial={{ opinion: '' }}
      act={({ opinion: words }) => act(words)}
    />
  );
}
