import type { LinkWorld } from '@milepost/openapi/guards';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useSession } from './currentSession.ts';
import { linkWorld } from './linkWorld.ts';
import { $token } from './token.ts';

/** What addresses that came from data are judged by. */
export function useLinkWorld(): LinkWorld {
  const { config } = useSession();
  const token = useStore($token);
  return useMemo(() => ({ ...linkWorld(config), token }), [config, token]);
}
