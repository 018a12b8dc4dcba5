import type { FormRule } from '@milepost/kit/forms/grammar';
import type { BuilderName } from './builders.ts';
import type { Expression, Member } from './expression.ts';

/** A field of declared records. */
export interface DeclaredField {
  /** Name of its value in a record. */
  readonly key: string;
  readonly builder: BuilderName;
  readonly label: string;
  /** Members that differ from what its builder gives. */
  readonly members: readonly Member[];
  /** Fields of its rows, of one that holds rows. */
  readonly columns?: readonly (DeclaredField | Hole)[];
}

/** Place of something that has no code. */
export type HolePlace = 'field' | 'form' | 'rule' | 'list' | 'button';

/** Something of a design that no code stands for. What is printed for it does not compile, so that somebody decides. */
export interface Hole {
  readonly place: HolePlace;
  /** Name of the field; empty where it is none. */
  readonly key: string;
  /** Name of it, in English and in its own words: `iframe “地图”`. */
  readonly what: string;
  /** JSON of what was there, cut where it is long. */
  readonly was: string;
}

/** Something that came along in another way, or is left to the server. */
export interface DeclarationNote {
  readonly code:
    | 'noEnglish'
    | 'flow'
    | 'iframe'
    | 'button'
    | 'dictionaryById'
    | 'interfaceById'
    | 'rights'
    | 'appList'
    | 'export'
    | 'import'
    | 'printList'
    | 'conditions'
    | 'sidebar'
    | 'customButton'
    | 'looks'
    | 'oddKey'
    | 'noSuchField';
  /** Names and labels it is about. */
  readonly of: readonly string[];
}

/** A list of declared records. */
export interface DeclaredList {
  readonly columns: readonly Expression[];
  readonly filters: readonly Expression[];
  /** Members beside them. */
  readonly members: readonly Member[];
}

/** A design as code: data that is printed, looked at, and counted. @source designer §16 */
export interface Declaration {
  /** Code of the design, by which its records are found on every server. */
  readonly enCode: string;
  readonly fullName: string;
  /** Name of the declaration in code. */
  readonly constant: string;
  readonly fields: readonly (DeclaredField | Hole)[];
  readonly list: DeclaredList;
  /** Null for a design without a form. */
  readonly form: { readonly members: readonly Member[]; readonly parts: readonly Expression[] | null } | null;
  readonly rules: readonly FormRule[];
  /** Words of buttons that differ from the usual ones. */
  readonly words: readonly Member[];
  readonly actions: readonly Member[];
  /** Buttons of rows the design has made. */
  readonly buttons: readonly Expression[];
  readonly hasDetail: boolean;
  readonly holes: readonly Hole[];
  readonly notes: readonly DeclarationNote[];
}

export const isHole = (one: DeclaredField | Hole): one is Hole => 'was' in one;
