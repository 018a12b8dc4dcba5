import type { Base, Feed, FieldPath, Text } from './base.ts';

/** A colour: `#rrggbb`, or `rgba(r, g, b, a)` where one may see through it; '' while none is chosen. @source forms §3 */
export interface ColorControl extends Base<'color'> {
  readonly hasAlpha?: boolean;
}

export interface SwitchControl extends Base<'switch'> {
  /** Value: a truth, or 1 and 0 as designs of forms have it. @defaultValue `truth` */
  readonly storedAs?: 'truth' | 'number';
  /** The two states in words; the usual ones where they are empty. */
  readonly onText: Text;
  readonly offText: Text;
}

/** One of a list, or several; ids, null or an empty list when nothing is chosen. An id no option has is kept. */
export interface ChoiceControl extends Base<'choice'> {
  readonly options: Feed;
  readonly isMany?: boolean;
  /** `radio` shows all of a few options at once, boxes to tick where several may be chosen. @defaultValue `list` */
  readonly look?: 'list' | 'radio';
  readonly placeholder?: Text;
}

/** People, departments and whatever else has a picker, by the picker's name in the form's surroundings. */
export interface PickControl extends Base<'pick'> {
  readonly picker: string;
  readonly isMany?: boolean;
  /**
   * Fields the picker offers by, under the names it knows them by. Choices that fit no longer when one of them changes are
   * taken out, and named.
   */
  readonly parameters?: Readonly<Record<string, FieldPath>>;
  /** Limits that no field of the form changes, under the names the picker knows them by. */
  readonly limits?: Readonly<Record<string, unknown>>;
  readonly placeholder?: Text;
}

/** A way down through options that have levels: the ids from the top, or a list of such ways; an empty list while none is chosen. */
export interface CascadeControl extends Base<'cascade'> {
  readonly options: Feed;
  readonly isMany?: boolean;
  /** `any`: options with something below them may be chosen too. @defaultValue `leaves` */
  readonly chooses?: 'leaves' | 'any';
  readonly placeholder?: Text;
}
