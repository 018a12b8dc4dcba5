/** A category of the data dictionary. */
export interface Category {
  id: string;
  /** Null at the top. */
  parentId: string | null;
  fullName: string;
  /** Unique over all categories. */
  enCode: string;
  /** Are its entries a tree? Fixed once the category exists. */
  isTree: boolean;
  sortCode: number;
  description: string;
  /** Empty for leaves, and for a category that was loaded alone. */
  children: Category[];
}

/** An entry of one category. */
export interface Entry {
  id: string;
  dictionaryTypeId: string;
  /** Null at the top. */
  parentId: string | null;
  fullName: string;
  /** Unique within the category. */
  enCode: string;
  isEnabled: boolean;
  sortCode: number;
  description: string;
  /** Empty for leaves, in a flat category, and for an entry that was loaded alone. */
  children: Entry[];
}

/** A category with the entries a form may offer. */
export interface Dictionary {
  id: string;
  parentId: string | null;
  fullName: string;
  enCode: string;
  isTree: boolean;
  entries: Option[];
}

/** A record to choose: its id is the value, its name the label. */
export interface Option {
  id: string;
  fullName: string;
  /** Empty where the server leaves it out. */
  enCode: string;
  children: Option[];
}

/** What the category dialog edits. */
export interface CategoryDraft {
  /** Null for the top; undefined while nothing is chosen. */
  parentId: string | null | undefined;
  fullName: string;
  enCode: string;
  isTree: boolean;
  /** Null while the field is empty. */
  sortCode: number | null;
  description: string;
}

/** What the entry dialog edits. */
export interface EntryDraft {
  dictionaryTypeId: string;
  /** Null or the id of the category for the top; undefined while nothing is chosen. */
  parentId: string | null | undefined;
  fullName: string;
  enCode: string;
  isEnabled: boolean;
  /** Null while the field is empty. */
  sortCode: number | null;
  description: string;
}

/** What an import did. */
export interface ImportCounts {
  typesAdded: number;
  typesSkipped: number;
  entriesAdded: number;
  entriesSkipped: number;
}
