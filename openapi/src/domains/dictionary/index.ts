export { formatBdd, parseBdd, type BddReason, type BddResult } from './bdd.ts';
export { BDD_VERSION, type BddEntry, type BddFile, type BddType } from './bdd-model.ts';
export { dictionaryCodecs, entriesOf } from './codec.ts';
export type {
  Category,
  CategoryBody,
  CategoryDraft,
  CategoryRecord,
  Dictionary,
  Entry,
  EntryBody,
  EntryDraft,
  EntryRecord,
  ImportCounts,
  Option,
} from './model.ts';
export {
  categoryProblems,
  CODE_MAX_CHARS,
  entryProblems,
  NAME_MAX_CHARS,
  SORT_MAX,
  SORT_MIN,
  type DictionaryField,
  type FieldProblem,
} from './rules.ts';
