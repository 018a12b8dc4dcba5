import type { OperationShapes } from '../../../generated/operations.gen.ts';
import type { Category, CategoryDraft, Dictionary, Entry, EntryDraft, ImportCounts, Option } from './model.ts';
import { decodeTree } from './tree.ts';

type Data<Id extends keyof OperationShapes> = OperationShapes[Id]['data'] | null;
type WireCategory = NonNullable<Data<'listDictionaryCategories'>>['list'][number];
type WireEntry = NonNullable<Data<'listDictionaryEntries'>>['list'][number];
type WireOption = NonNullable<Data<'listDictionaryOptions'>>['list'][number];

/** @source admin §9 */
const CATEGORY_TOP = '-1';
/** @source admin §9 */
const ENTRY_TOP = '0';

/** All categories as a tree; empty when there is no data. */
export const decodeCategories = (data: Data<'listDictionaryCategories'>): Category[] =>
  decodeTree(data?.list, (wire: WireCategory, children: Category[]) => ({ ...decodeCategoryFields(wire), children }));

/** One category, its description included. */
export const decodeCategory = (wire: NonNullable<Data<'getDictionaryCategory'>>): Category => ({
  ...decodeCategoryFields(wire),
  description: wire.description ?? '',
  children: [],
});

/** Entries of a category, flat or as a tree; empty when there is no data. The list does not name the category: pass its id. */
export const decodeEntries = (data: Data<'listDictionaryEntries'>, dictionaryTypeId: string): Entry[] =>
  decodeTree(data?.list, (wire: WireEntry, children: Entry[]) => ({ ...decodeEntryFields(wire, dictionaryTypeId), children }));

/** One entry, its description included. */
export const decodeEntry = (wire: NonNullable<Data<'getDictionaryEntry'>>): Entry => ({
  ...decodeEntryFields(wire, wire.dictionaryTypeId),
  description: wire.description ?? '',
  children: [],
});

/** Records to choose from: parents of a category, parents of an entry, options of a form; empty when there is no data. */
export const decodeOptions = (
  data: Data<'listDictionaryCategoryOptions'> | Data<'listDictionaryEntryParents'> | Data<'listDictionaryOptions'>,
): Option[] => decodeTree(data?.list, decodeOption);

/** Every dictionary with its entries; empty when there is no data. */
export const decodeDictionaries = (data: Data<'listAllDictionaries'>): Dictionary[] =>
  (data?.list ?? []).map((wire) => ({
    id: wire.id,
    parentId: decodeCategoryParent(wire.parentId),
    fullName: wire.fullName,
    enCode: wire.enCode,
    isTree: wire.isTree === 1,
    entries: decodeTree(wire.dictionaryList, decodeOption),
  }));

/** What an import did; zeros when the server does not say. @reading R-020 */
export const decodeImportCounts = (data: Data<'importDictionary'>): ImportCounts => ({
  typesAdded: data?.typesAdded ?? 0,
  typesSkipped: data?.typesSkipped ?? 0,
  entriesAdded: data?.entriesAdded ?? 0,
  entriesSkipped: data?.entriesSkipped ?? 0,
});

/** A category as it is sent. Judge it with `categoryProblems` first. */
export const encodeCategory = (draft: CategoryDraft): OperationShapes['createDictionaryCategory']['body'] => ({
  parentId: draft.parentId ?? CATEGORY_TOP,
  fullName: draft.fullName,
  enCode: draft.enCode,
  isTree: draft.isTree ? 1 : 0,
  sortCode: draft.sortCode,
  description: draft.description,
});

/** An entry as it is sent: its parent is "0" at the top, also where the chosen parent is the category itself. @source admin §5 */
export const encodeEntry = (draft: EntryDraft): OperationShapes['createDictionaryEntry']['body'] => ({
  dictionaryTypeId: draft.dictionaryTypeId,
  parentId: draft.parentId === draft.dictionaryTypeId ? ENTRY_TOP : (draft.parentId ?? ENTRY_TOP),
  fullName: draft.fullName,
  enCode: draft.enCode,
  enabledMark: draft.isEnabled ? 1 : 0,
  sortCode: draft.sortCode,
  description: draft.description,
});

const decodeCategoryFields = (wire: WireCategory): Omit<Category, 'children'> => ({
  id: wire.id,
  parentId: decodeCategoryParent(wire.parentId),
  fullName: wire.fullName,
  enCode: wire.enCode,
  isTree: wire.isTree === 1,
  sortCode: wire.sortCode ?? 0,
  description: '',
});

const decodeEntryFields = (wire: WireEntry, dictionaryTypeId: string): Omit<Entry, 'children'> => ({
  id: wire.id,
  dictionaryTypeId,
  parentId: wire.parentId === dictionaryTypeId || wire.parentId === ENTRY_TOP ? null : wire.parentId || null,
  fullName: wire.fullName,
  enCode: wire.enCode,
  isEnabled: wire.enabledMark === 1,
  sortCode: wire.sortCode ?? 0,
  description: '',
});

const decodeOption = (wire: Pick<WireOption, 'id' | 'fullName' | 'enCode'>, children: Option[]): Option => ({
  id: wire.id,
  fullName: wire.fullName,
  enCode: wire.enCode ?? '',
  children,
});

/** Some servers say "0" at the top of categories too. */
const decodeCategoryParent = (parentId: string | null | undefined): string | null =>
  parentId === CATEGORY_TOP || parentId === ENTRY_TOP ? null : parentId || null;
