import type { Base, Feed, FieldPath, Text } from './base.ts';

/** A colour: `#rrggbb`, or `rgba(r, g, b, a)` where one may see through it; '' while none is chosen. @source forms §3 */
export interface ColorControl extends Base<'color'> {
  readonly hasAlpha?: boolean;
}

export interface SwitchControl extends Base<'switch'> {
  /** The two states in words. */
  readonly onText: Text;
  readonly offText: Text;
}

/** One of a list, or several; ids, null or an empty list when nothing is chosen. An id no option has is kept. */
export interface ChoiceControl extends Base<'choice'> {
  readonly options: Feed;
  readonly isMany?: boolean;
  /** `radio` shows all of a few options at once. @defaultValue `list` */
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
  readonly placeholder?: Text;
}
