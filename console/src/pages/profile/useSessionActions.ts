import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useApi } from '../../data/api/index.ts';
import { endOtherSessions, endOwnSession } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';

/** Ends other sessions of the person after a question. @param onEnded runs once one has ended @reading R-284 */
export function useSessionActions(onEnded: () => void) {
  const { t } = useLingui();
  const api = useApi();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const one = useWrite(endOwnSession(api));
  const others = useWrite(endOtherSessions(api));
  const tell = async (write: Promise<{ msg: string }>) => {
    try {
      feedback.success('remove', (await write).msg);
      onEnded();
    } catch (error) {
      feedback.failure(error);
    }
  };
  const asks = (body: string, subject?: string) =>
    confirm({
      title: t`Prompt`,
      body,
      ...(subject && { subject }),
      confirmLabel: t({ message: 'Sign out', context: 'own session' }),
      tone: 'danger',
    });
  return {
    end: async (id: string, name: string) => {
      if (await asks(t`The session ends at once, and what was not saved there is lost. Continue?`, name)) await tell(one.run(id));
    },
    endOthers: async () => {
      if (await asks(t`Every session but this one ends at once, and what was not saved there is lost. Continue?`))
        await tell(others.run(undefined));
    },
  };
}
