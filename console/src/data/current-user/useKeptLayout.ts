import { bindOperations } from '@milepost/openapi/client';
import { currentUserCodecs } from '@milepost/openapi/domains/current-user';
import type { Layout } from '@milepost/openapi/domains/oauth';
import { currentUserOperations } from '@milepost/openapi/operations';
import { useRef } from 'react';
import { useApi } from '../api/index.ts';

/**
 * Tells the server the layout, so that the next sign-in brings it, one choice after the other. That it could not be told
 * is not said: the layout is changed and kept on this machine. @source shell §4, §7
 */
export function useKeptLayout(): (layout: Layout) => void {
  const { client } = useApi();
  const told = useRef<Promise<unknown>>(Promise.resolve());
  return (layout) => {
    const body = currentUserCodecs.updateSystemTheme.body.encode({ theme: layout });
    const tell = () => bindOperations(client, currentUserOperations).updateSystemTheme({ body });
    told.current = told.current.then(tell).catch(() => undefined);
  };
}
