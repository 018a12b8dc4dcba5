import { dictionaryCodecs } from '@milepost/openapi/domains/dictionary';
import type { CategoryDraft, EntryDraft } from '@milepost/openapi/domains/dictionary';
import type { Api } from '../api/index.ts';
import { dictionaryKeys } from './keys.ts';

/** Queries that are read again after a write. The cached lookups are cleared by the client, as by every write. @source admin §4 */
const INVALIDATES = { entry: [dictionaryKeys.entries], category: [dictionaryKeys.categories], all: [dictionaryKeys.all] } as const;

// Where no parent was chosen, it is the top.
const entryBody = (draft: EntryDraft) =>
  dictionaryCodecs.createDictionaryEntry.body.encode({ ...draft, parentId: draft.parentId ?? null });
const categoryBody = (draft: CategoryDraft) =>
  dictionaryCodecs.createDictionaryCategory.body.encode({ ...draft, parentId: draft.parentId ?? null });

/** Creates an entry, or changes the one with `id`. */
export const saveEntry = (api: Api) => ({
  invalidates: INVALIDATES.entry,
  send: ({ id, draft }: { id: string | null; draft: EntryDraft }) =>
    id === null ? api.createDictionaryEntry({ body: entryBody(draft) }) : api.updateDictionaryEntry({ path: { id }, body: entryBody(draft) }),
});

/** Switches an entry between enabled and disabled. */
export const toggleEntry = (api: Api) => ({
  invalidates: INVALIDATES.entry,
  send: (id: string) => api.setDictionaryEntryState({ path: { id } }),
});

export const removeEntry = (api: Api) => ({
  invalidates: INVALIDATES.entry,
  send: (id: string) => api.removeDictionaryEntry({ path: { id } }),
});

/** Creates a category, or changes the one with `id`. */
export const saveCategory = (api: Api) => ({
  invalidates: INVALIDATES.category,
  send: ({ id, draft }: { id: string | null; draft: CategoryDraft }) =>
    id === null
      ? api.createDictionaryCategory({ body: categoryBody(draft) })
      : api.updateDictionaryCategory({ path: { id }, body: categoryBody(draft) }),
});

export const removeCategory = (api: Api) => ({
  invalidates: INVALIDATES.category,
  send: (id: string) => api.removeDictionaryCategory({ path: { id } }),
});

/** Adds what a `.bdd` file holds; codes that exist are skipped. */
export const importDictionary = (api: Api) => ({
  invalidates: INVALIDATES.all,
  send: (file: File) => api.importDictionary({ body: { file } }),
});
