import type { LinkContext } from '@milepost/openapi/guards';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useSession } from './currentSession.ts';
import { linkContext } from './linkContext.ts';
import { $token } from './token.ts';

/** Context by which addresses that came from data are judged. */
export function useLinkContext(): LinkContext {
  const { config } = useSession();
  const token = useStore($token);
  return useMemo(() => ({ ...linkContext(config), token }), [config, token]);
}
