import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';

/** Origins images of a text may come from besides this site: the file server of the deployment, if it has one. */
export function useImageOrigins(): readonly string[] {
  const { fileHost } = useSession().config;
  return useMemo(() => {
    const origin = URL.parse(fileHost)?.origin;
    return origin ? [origin] : [];
  }, [fileHost]);
}
