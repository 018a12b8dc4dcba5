import { type Client, bindOperations } from '@milepost/openapi/client';
import { currentUserCodecs } from '@milepost/openapi/domains/current-user';
import type { Layout } from '@milepost/openapi/domains/oauth';
import { currentUserOperations } from '@milepost/openapi/operations';
import { useApi } from '../api/index.ts';

/** Layout that is being told to each server, and the one chosen last: settings drawer and palette take turns. */
const tellings = new WeakMap<Client, { told: Promise<unknown>; last: Layout }>();

/**
 * Tells the server the layout, so that the next sign-in brings it, one choice after the other; of those made while one is
 * under way, the last only. That it could not be told is not said: the layout is changed and kept on this machine.
 * @source shell §4, §7
 */
export function useSavedLayout(): (layout: Layout) => void {
  const { client } = useApi();
  return (layout) => {
    const telling = tellings.get(client) ?? { told: Promise.resolve(), last: layout };
    const tell = async () => {
      if (telling.last !== layout) return;
      const body = currentUserCodecs.updateSystemTheme.body.encode({ theme: layout });
      await bindOperations(client, currentUserOperations).updateSystemTheme({ body });
    };
    telling.last = layout;
    telling.told = telling.told.then(tell).catch(() => undefined);
    tellings.set(client, telling);
  };
}
