import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { currentUserOperations, dictionaryOperations, oauthOperations } from '@milepost/openapi/operations';
import { requiredContext } from '@milepost/kit/required-context';
import { notingWrites } from '../written.ts';

/** The operations the frame and several pages use, as functions; their client notes what is written. */
export function createApi(of: Client) {
  const client = notingWrites(of);
  return {
    /** For parts that bind operations of their own, which then arrive with them. */
    client,
    ...bindOperations(client, oauthOperations),
    ...bindOperations(client, currentUserOperations),
    ...bindOperations(client, dictionaryOperations),
  };
}
export type Api = ReturnType<typeof createApi>;

/** The calls of the signed-in person. */
export const [ApiProvider, useApi] = requiredContext<Api>('API client', '<ApiProvider>');
