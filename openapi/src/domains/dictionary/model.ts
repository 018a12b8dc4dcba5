import type { ModelOf } from '../../wire/index.ts';
import type { category, categoryBody, categoryNode, dictionary, entry, entryBody, entryNode, importCounts, option } from './codec.ts';

/** A category of the data dictionary with those below it; `parentId` is null at the top. */
export type Category = ModelOf<typeof categoryNode>;

/** One category, as it may be edited. */
export type CategoryRecord = ModelOf<typeof category>;

/** A category as it is sent. Judge it with `categoryProblems` first. */
export type CategoryBody = ModelOf<typeof categoryBody>;

/** Draft of the category dialog; `parentId` is undefined while nothing is chosen, `sortCode` null while the field is empty. */
export type CategoryDraft = Omit<CategoryBody, 'parentId'> & { parentId: string | null | undefined };

/** An entry of one category with those below it; none in a flat category. `parentId` is null at the top. */
export type Entry = ModelOf<typeof entryNode>;

/** One entry, as it may be edited. */
export type EntryRecord = ModelOf<typeof entry>;

/** An entry as it is sent. Judge it with `entryProblems` first. */
export type EntryBody = ModelOf<typeof entryBody>;

/** Draft of the entry dialog; `parentId` is undefined while nothing is chosen, null or the id of the category for the top. */
export type EntryDraft = Omit<EntryBody, 'parentId'> & { parentId: string | null | undefined };

/** A category with the entries a form may offer. */
export interface Dictionary extends ModelOf<typeof dictionary> {}

/** A record to choose: its id is the value, its name the label. */
export type Option = ModelOf<typeof option>;

/** Counts of an import. */
export type ImportCounts = ModelOf<typeof importCounts>;
