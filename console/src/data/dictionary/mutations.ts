import type { OperationShapes } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';
import { dictionaryKeys } from './keys.ts';

/** Queries that are read again after a write. The cached lookups are cleared by the client, as by every write. @source admin §4 */
const INVALIDATES = { entry: [dictionaryKeys.entries], all: [dictionaryKeys.all] } as const;

/** Switches an entry between enabled and disabled. */
export const toggleEntry = (api: Api) => ({
  invalidates: INVALIDATES.entry,
  send: (id: string) => api.setDictionaryEntryState({ path: { id } }),
});

export const removeEntry = (api: Api) => ({
  invalidates: INVALIDATES.entry,
  send: (id: string) => api.removeDictionaryEntry({ path: { id } }),
});

type Conflict = NonNullable<OperationShapes['importDictionary']['query']['onConflict']>;

/** Adds what a `.bdd` file holds; what becomes of codes that exist is chosen. @reading R-225 */
export const importDictionary = (api: Api) => ({
  invalidates: INVALIDATES.all,
  send: ({ file, onConflict }: { readonly file: File; readonly onConflict: Conflict }) =>
    api.importDictionary({ query: { onConflict }, body: { file } }),
});
