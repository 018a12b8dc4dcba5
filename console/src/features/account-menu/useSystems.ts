import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import type { MenuItem } from '@milepost/kit/menu';
import { useApi } from '../../data/api/index.ts';
import { useFeedback } from '../../feedback/index.ts';
import { useSession } from '../../auth/currentSession.ts';

const PREFIX = 'system:';

/** The systems of the person, where there are several; the present one is out of use. @source shell §2.4, §4 (System switch) */
export function useSystems() {
  const { t } = useLingui();
  const api = useApi();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const { currentUser, reloadPerson, hasUnsavedPages } = useSession();
  const { systems } = currentUser.user;

  async function change(majorId: string) {
    // A chat draft stays: it is of no system.
    if (hasUnsavedPages()) {
      const isSure = await confirm({
        title: t`Discard what you entered?`,
        body: t`Another system has other pages: what you typed and did not save will be lost.`,
        confirmLabel: t`Discard`,
        cancelLabel: t`Keep editing`,
        tone: 'danger',
      });
      if (!isSure) return;
    }
    try {
      const { msg } = await api.switchMajor({ body: { majorId, majorType: 'System' } });
      feedback.success('toggle', msg);
      await reloadPerson();
    } catch (error) {
      feedback.failure(error);
    }
  }
  const section: MenuItem = {
    kind: 'section',
    label: t`Switch system`,
    items: systems.map(({ id, name, isCurrent }) => ({
      id: PREFIX + id,
      label: name,
      isChecked: isCurrent,
      ...(isCurrent && { disabledReason: t`You are in this system` }),
    })),
  };
  return {
    items: systems.length > 1 ? [section] : [],
    /** @returns whether the command was one of these */
    choose(id: string): boolean {
      if (!id.startsWith(PREFIX)) return false;
      void change(id.slice(PREFIX.length));
      return true;
    },
  };
}
