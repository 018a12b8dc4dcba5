import {
  count,
  flag,
  from,
  id,
  list,
  listed,
  moment,
  nullableText,
  number,
  optionalId,
  parentId,
  record,
  text,
  tree,
  type Codec,
  type InOf,
  type ModelOf,
  type OperationCodecs,
  type OutOf,
} from '../../wire/index.ts';
import { downloadLink } from '../file/index.ts';
import { importTwin } from '../import/index.ts';

const aboveCategory = parentId('-1');
const aboveEntry = parentId('0');

/** @source admin §9 */
const categoryMembers = {
  id,
  parentId: aboveCategory,
  fullName: text,
  /** Unique over all categories. */
  enCode: text,
  /** True when its entries are a tree; fixed once the category exists. */
  isTree: flag,
  sortCode: count,
  description: text,
} as const;

export const categoryNode = tree(categoryMembers);
export const category = record({ ...categoryMembers, lastModifyTime: moment });

// A sort order that is still empty is sent as null, so that the server judges it.
export const categoryBody = record({
  parentId: aboveCategory,
  fullName: text,
  enCode: text,
  isTree: flag,
  sortCode: number,
  description: text,
});

/** @source admin §9 */
const entryMembers = {
  id,
  dictionaryTypeId: text,
  parentId: aboveEntry,
  fullName: text,
  /** Unique within the category. */
  enCode: text,
  isEnabled: from('enabledMark', flag),
  sortCode: count,
  description: text,
} as const;

interface InCategory {
  dictionaryTypeId: string;
  parentId: string | null;
}
const atTop = <Entry extends InCategory>(entry: Entry): Entry =>
  entry.parentId === entry.dictionaryTypeId ? { ...entry, parentId: null } : entry;

/** Some servers name the category itself as the parent of what stands at its top, and so do forms. @source admin §5 */
const inCategory = <In, Entry extends InCategory, Out>(fields: Codec<In, Entry, Out>): Codec<In, Entry, Out> => ({
  decode: (wire) => atTop(fields.decode(wire)),
  encode: (model) => fields.encode(atTop(model)),
});

/** An entry of a list. The list does not name the category, so `entriesOf` does. */
export const entryNode = tree(entryMembers);
export const entry = inCategory(record({ ...entryMembers, lastModifyTime: moment }));

/** Entries of a list with the category they were asked for. */
export const entriesOf = (dictionaryTypeId: string, entries: readonly ModelOf<typeof entryNode>[]): ModelOf<typeof entryNode>[] =>
  entries.map((one) => ({ ...atTop({ ...one, dictionaryTypeId }), children: entriesOf(dictionaryTypeId, one.children) }));

export const entryBody = inCategory(
  record({
    dictionaryTypeId: text,
    parentId: aboveEntry,
    fullName: text,
    enCode: text,
    isEnabled: from('enabledMark', flag),
    sortCode: number,
    description: text,
  }),
);

/** `enCode` is empty where the server leaves it out. */
export const option = tree({ id, parentId: optionalId, fullName: text, enCode: text, icon: nullableText });

export const dictionary = record({
  id,
  parentId: aboveCategory,
  fullName: text,
  enCode: text,
  isTree: flag,
  entries: from('dictionaryList', list(option)),
});

const counts = record({
  typesAdded: count,
  typesSkipped: count,
  typesOverwritten: count,
  typesRenamed: count,
  entriesAdded: count,
  entriesSkipped: count,
  entriesOverwritten: count,
  entriesRenamed: count,
  /** Categories and entries that are there already, when that was asked: then nothing was written. @reading R-225 */
  existing: list(importTwin),
});

/** Zeros where the server does not say. @reading R-020 */
export const importCounts: Codec<InOf<typeof counts> | null, ModelOf<typeof counts>, OutOf<typeof counts>> = {
  decode: (wire) => counts.decode(wire ?? {}),
  encode: (model) => counts.encode(model),
};

/** Readers of the answers and writers of the bodies of the dictionary. @source admin §5 */
export const dictionaryCodecs = {
  listDictionaryCategories: { data: listed(categoryNode) },
  listDictionaryCategoryOptions: { data: listed(option) },
  getDictionaryCategory: { data: category },
  createDictionaryCategory: { body: categoryBody },
  updateDictionaryCategory: { body: categoryBody },
  removeDictionaryCategory: {},
  listAllDictionaries: { data: listed(dictionary) },
  listDictionaryEntries: { data: listed(entryNode) },
  listDictionaryEntryParents: { data: listed(option) },
  listDictionaryOptions: { data: listed(option) },
  getDictionaryEntry: { data: entry },
  createDictionaryEntry: { body: entryBody },
  updateDictionaryEntry: { body: entryBody },
  removeDictionaryEntry: {},
  setDictionaryEntryState: {},
  exportDictionaryCategory: { data: downloadLink },
  importDictionary: { data: importCounts },
} as const satisfies OperationCodecs<
  | 'listDictionaryCategories'
  | 'listDictionaryCategoryOptions'
  | 'getDictionaryCategory'
  | 'createDictionaryCategory'
  | 'updateDictionaryCategory'
  | 'removeDictionaryCategory'
  | 'listAllDictionaries'
  | 'listDictionaryEntries'
  | 'listDictionaryEntryParents'
  | 'listDictionaryOptions'
  | 'getDictionaryEntry'
  | 'createDictionaryEntry'
  | 'updateDictionaryEntry'
  | 'removeDictionaryEntry'
  | 'setDictionaryEntryState'
  | 'exportDictionaryCategory'
  | 'importDictionary'
>;
