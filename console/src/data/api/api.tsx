import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { currentUserOperations, dictionaryOperations, fileOperations, oauthOperations } from '@milepost/openapi/operations';
import { createContext, useContext } from 'react';

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

const Context = createContext<Api | null>(null);
export const ApiProvider = Context;

/** The calls of the signed-in person. @throws {Error} outside `ApiProvider` */
export function useApi(): Api {
  const api = useContext(Context);
  if (!api) throw new Error('[console] useApi was called outside ApiProvider, so there is no session to call with. Render the page through mountApp.');
  return api;
}
