/** The one version there is. @reading R-019 */
export const BDD_VERSION = '1';

/** A category in a file, in wire names. */
export interface BddType {
  id: string;
  /** "-1" at the top; the parent of the exported category itself may lie outside the file. */
  parentId: string;
  fullName: string;
  enCode: string;
  isTree: 0 | 1;
  sortCode: number | null;
  description: string;
}

/** An entry in a file, in wire names. */
export interface BddEntry {
  id: string;
  dictionaryTypeId: string;
  /** "0" at the top. */
  parentId: string;
  fullName: string;
  enCode: string;
  enabledMark: 0 | 1;
  sortCode: number | null;
  description: string;
}

/** Content of a .bdd file: categories (parents before or after their children) and their entries, flat. */
export interface BddFile {
  version: typeof BDD_VERSION;
  types: BddType[];
  entries: BddEntry[];
}
