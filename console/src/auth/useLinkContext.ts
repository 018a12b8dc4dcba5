import type { LinkContext } from '@milepost/openapi/guards';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useSession } from './currentSession.ts';
import { linkContext } from './linkContext.ts';
import { $token } from './token.ts';

/** What addresses that came from data are judged by. */
export function useLinkContext(): LinkContext {
  const { config } = useSession();
  const token = useStore($token);
  return useMemo(() => ({ ...linkContext(config), token }), [config, token]);
}
