import type { Control } from './controls.ts';
import type { Ids } from './ids.ts';
import type { ListSeed } from './lists.ts';

/** Values of a record by the keys of its controls. */
export type Values = Record<string, unknown>;

/** One of the eight designs, of which models are copies. @source forms §7 */
export interface DesignSeed {
  fields(ids: Ids): readonly Control[];
  /** Other members of the form. */
  form?(ids: Ids): Readonly<Record<string, unknown>>;
  list?(ids: Ids): ListSeed;
  /** The record with this number, counted from 0. */
  record?(ids: Ids, index: number): Values;
  readonly count?: number;
}

/** A model of the seed: a copy of a design under another name. */
export interface ModelSeed {
  readonly enCode: string;
  readonly fullName: string;
  /** Entry of the dictionary `webDesign`. */
  readonly category: string;
  readonly design: string;
  readonly webType?: 1 | 2 | 3 | 4;
  readonly enableFlow?: 1;
  /** Code of the data interface whose rows a data view lists. */
  readonly dataInterface?: string;
  /** Members of the list that differ. */
  readonly list?: Readonly<Record<string, unknown>>;
  /** Keys of controls that are not shown. */
  readonly hidden?: readonly string[];
  readonly count?: number;
  /** Not put into the menu, to be looked at in a preview. */
  readonly isPreview?: boolean;
}
