import type { InterfaceConfig } from '../../primitives/data-picker/index.ts';
import type { PopupSelectConfig } from '../../widgets/popup-select/index.ts';
import type { PopupTableSelectConfig } from '../../widgets/popup-table-select/index.ts';
import type { AttributeConfig, RelationFormConfig } from '../../widgets/relation-form/index.ts';
import type { Base, FieldPath, Text } from './base.ts';

/** Configuration of an input that suggests texts of a data interface; at most `maxItems` of them. */
export interface SuggestConfig extends Pick<InterfaceConfig, 'interfaceId' | 'propsValue' | 'relationField' | 'templateJson'> {
  readonly maxItems: number;
}

/** Rows of elsewhere a field is filled in from: which widget shows them, with its configuration. @source forms §2.6, §3 */
export type RecordSource =
  | { readonly widget: 'popup'; readonly config: PopupSelectConfig }
  | { readonly widget: 'popupTable'; readonly config: PopupTableSelectConfig }
  | { readonly widget: 'relation'; readonly config: RelationFormConfig }
  | { readonly widget: 'suggest'; readonly config: SuggestConfig }
  /** A field of the row another field has chosen. */
  | { readonly widget: 'attribute'; readonly config: AttributeConfig };

/**
 * A field over rows of a data interface or of another form. It keeps ids, of suggestions the text, of attributes what they show;
 * where the form's surroundings know no such rows its value is shown and kept.
 */
export interface RecordControl extends Base<'record'> {
  readonly source: RecordSource;
  /** Fields of the form that take a column of what a person chooses. @reading R-967 */
  readonly fills?: readonly { readonly field: FieldPath; readonly column: string }[];
}

/** A value that is filled in elsewhere: by the server when the record is saved, as a picture, or as a place on a map. It is shown and kept. */
export interface ShownControl extends Base<'shown'> {
  readonly as: 'server' | 'picture' | 'place';
  /** Facts the server fills in. */
  readonly fact?: 'creator' | 'createdAt' | 'changer' | 'changedAt' | 'organization' | 'position' | 'number';
  /** Value a new record will be given, as far as it is known before it is saved. */
  readonly willBe?: Text;
}

/** A field whose design names a control nobody knows: its value is shown as it is, and kept. @reading R-661 */
export interface UnknownControl extends Base<'unknown'> {
  readonly name: string;
}
