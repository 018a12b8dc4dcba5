import type { OperationShapes } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

type Conflict = NonNullable<OperationShapes['importDictionary']['query']['onConflict']>;

/** Adds what a `.bdd` file holds; what becomes of codes that exist is chosen. @reading R-225 */
export const importDictionary = (api: Api) => ({
  send: ({ file, onConflict }: { readonly file: File; readonly onConflict: Conflict }) =>
    api.importDictionary({ query: { onConflict }, body: { file } }),
});
