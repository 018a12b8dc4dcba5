import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { currentUserOperations, dictionaryOperations, fileOperations, oauthOperations } from '@milepost/openapi/operations';
import { requiredContext } from '@milepost/kit/required-context';

/** Every operation the console uses, as functions. */
export function createApi(client: Client) {
  return {
    ...bindOperations(client, oauthOperations),
    ...bindOperations(client, currentUserOperations),
    ...bindOperations(client, dictionaryOperations),
    ...bindOperations(client, fileOperations),
  };
}
export type Api = ReturnType<typeof createApi>;

/** The calls of the signed-in person. */
export const [ApiProvider, useApi] = requiredContext<Api>('API client', '<ApiProvider>');
