import type { LinkWorld } from '@milepost/openapi/guards';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useSession } from '../../session/currentSession.ts';
import { $token } from '../../session/token.ts';

/** What addresses of files are judged by. */
export function useLinkWorld(): LinkWorld {
  const { config } = useSession();
  const token = useStore($token);
  return useMemo(
    () => ({
      origin: location.origin,
      fileHost: config.fileHost,
      frameHosts: config.frameHosts,
      tokenHosts: config.tokenHosts,
      token,
    }),
    [config, token],
  );
}
