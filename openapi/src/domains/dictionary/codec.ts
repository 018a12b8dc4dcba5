import type { OperationShapes } from '../../../generated/operations.gen.ts';
import { count, flag, from, id, list, listed, nullableText, number, optionalId, parentId, record, text, tree } from '../../wire/index.ts';
import type { OperationCodecs } from '../../wire/index.ts';
import { downloadLink } from '../file/index.ts';
import type { Category, CategoryDraft, Dictionary, Entry, EntryDraft, ImportCounts, Option } from './model.ts';

type Data<Name extends keyof OperationShapes> = OperationShapes[Name]['data'] | null;

/** Members both have. */
const common = { fullName: text, enCode: text, sortCode: count, description: text } as const;
/** @source admin §9 */
const categoryMembers = { ...common, id, parentId: parentId('-1'), isTree: flag } as const;
/** @source admin §9 */
const entryMembers = { ...common, id, dictionaryTypeId: text, parentId: parentId('0'), isEnabled: from('enabledMark', flag) } as const;

const category = record(categoryMembers);
const entry = record(entryMembers);
const categories = listed(tree(categoryMembers));
const entries = listed(tree(entryMembers));
const option = tree({ id, parentId: optionalId, fullName: text, enCode: text, icon: nullableText });
const options = listed(option);
const dictionaries = listed(
  record({ id, parentId: parentId('-1'), fullName: text, enCode: text, isTree: flag, entries: from('dictionaryList', list(option)) }),
);
const importCounts = record({ typesAdded: count, typesSkipped: count, entriesAdded: count, entriesSkipped: count });
// A sort order that is still empty is sent as null, so that the server judges it.
const draftMembers = { ...common, sortCode: number } as const;
const categoryBody = record({ ...draftMembers, parentId: parentId('-1'), isTree: flag });
const entryBody = record({
  ...draftMembers,
  dictionaryTypeId: text,
  parentId: parentId('0'),
  isEnabled: from('enabledMark', flag),
});

/** What reads and writes each call of the dictionary. */
export const dictionaryCodecs = {
  listDictionaryCategories: { data: categories },
  listDictionaryCategoryOptions: { data: options },
  getDictionaryCategory: { data: category },
  createDictionaryCategory: { body: categoryBody },
  updateDictionaryCategory: { body: categoryBody },
  listAllDictionaries: { data: dictionaries },
  listDictionaryEntries: { data: entries },
  listDictionaryEntryParents: { data: options },
  listDictionaryOptions: { data: options },
  getDictionaryEntry: { data: entry },
  createDictionaryEntry: { body: entryBody },
  updateDictionaryEntry: { body: entryBody },
  exportDictionaryCategory: { data: downloadLink },
  importDictionary: { data: importCounts },
} as const satisfies Partial<OperationCodecs<keyof OperationShapes>>;

/** All categories as a tree; empty when there is no data. */
export const decodeCategories = (data: Data<'listDictionaryCategories'>): Category[] => categories.decode(data);

/** One category, its description included. */
export const decodeCategory = (wire: NonNullable<Data<'getDictionaryCategory'>>): Category => ({ ...category.decode(wire), children: [] });

/** Entries of a category, flat or as a tree; empty when there is no data. The list does not name the category: pass its id. */
export function decodeEntries(data: Data<'listDictionaryEntries'>, dictionaryTypeId: string): Entry[] {
  const placed = (rows: Entry[]): Entry[] => rows.map((row) => ({ ...inCategory(row, dictionaryTypeId), children: placed(row.children) }));
  return placed(entries.decode(data));
}

/** One entry, its description included. */
export const decodeEntry = (wire: NonNullable<Data<'getDictionaryEntry'>>): Entry =>
  inCategory({ ...entry.decode(wire), children: [] }, wire.dictionaryTypeId);

/** Records to choose from: parents of a category, parents of an entry, options of a form; empty when there is no data. */
export const decodeOptions = (
  data: Data<'listDictionaryCategoryOptions'> | Data<'listDictionaryEntryParents'> | Data<'listDictionaryOptions'>,
): Option[] => options.decode(data);

/** Every dictionary with its entries; empty when there is no data. */
export const decodeDictionaries = (data: Data<'listAllDictionaries'>): Dictionary[] => dictionaries.decode(data);

/** What an import did; zeros when the server does not say. @reading R-020 */
export const decodeImportCounts = (data: Data<'importDictionary'>): ImportCounts => importCounts.decode(data ?? {});

/** A category as it is sent. Judge it with `categoryProblems` first. */
export const encodeCategory = (draft: CategoryDraft): OperationShapes['createDictionaryCategory']['body'] =>
  categoryBody.encode({ ...draft, parentId: draft.parentId ?? null });

/** An entry as it is sent: its parent is "0" at the top, also where the chosen parent is the category itself. @source admin §5 */
export const encodeEntry = (draft: EntryDraft): OperationShapes['createDictionaryEntry']['body'] =>
  entryBody.encode({ ...draft, parentId: parentInCategory(draft.parentId ?? null, draft.dictionaryTypeId) });

/** Some servers name the category itself as the parent of what stands at its top. */
const inCategory = (row: Entry, dictionaryTypeId: string): Entry => ({
  ...row,
  dictionaryTypeId,
  parentId: parentInCategory(row.parentId, dictionaryTypeId),
});

const parentInCategory = (parent: string | null, dictionaryTypeId: string): string | null => (parent === dictionaryTypeId ? null : parent);
