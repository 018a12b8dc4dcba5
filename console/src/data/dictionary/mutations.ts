import type { OperationShapes } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

/** Switches an entry between enabled and disabled. */
export const toggleEntry = (api: Api) => ({
  send: (id: string) => api.setDictionaryEntryState({ path: { id } }),
});

export const removeEntry = (api: Api) => ({
  send: (id: string) => api.removeDictionaryEntry({ path: { id } }),
});

type Conflict = NonNullable<OperationShapes['importDictionary']['query']['onConflict']>;

/** Adds what a `.bdd` file holds; what becomes of codes that exist is chosen. @reading R-225 */
export const importDictionary = (api: Api) => ({
  send: ({ file, onConflict }: { readonly file: File; readonly onConflict: Conflict }) =>
    api.importDictionary({ query: { onConflict }, body: { file } }),
});
