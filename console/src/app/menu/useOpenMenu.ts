import { useLingui } from '@lingui/react';
import { useToaster } from '@milepost/kit/toast';
import { useCallback } from 'react';
import { useFeedback } from '../../feedback/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { useSession } from '../../auth/currentSession.ts';

/** Judge of addresses, which says what is wrong with one; it comes when the first one is opened. */
const judge = () => import('./openMenuWindow.ts');

/** Opens the window of a menu entry of type 6 or 7, and says so where its address is not followed. @source shell §2.3 */
export function useOpenMenu(): (id: string) => Promise<void> {
  const { i18n } = useLingui();
  const toaster = useToaster();
  const { failure } = useFeedback();
  const navigate = useNavigate();
  const { currentUser, config } = useSession();
  return useCallback(
    async (id) => {
      try {
        const { openMenuWindow } = await judge();
        openMenuWindow(id, { currentUser, config, i18n, toaster, goTo: (to) => navigate({ to }) });
      } catch (error) {
        failure(error);
      }
    },
    [currentUser, config, navigate, toaster, i18n, failure],
  );
}
