import type { DataRecord } from '../../engines/data-rows/index.ts';
import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { ColumnOption, DataFieldProps, DataId, OtherMembers, PopupConfig, RowsConfig } from '../../primitives/data-picker/index.ts';
import type { FieldWords } from '../../primitives/field/index.ts';

/** A relation form as a form's design has it. @source forms §3 */
export interface RelationFormConfig extends Omit<RowsConfig, 'propsValue' | 'templateJson'>, PopupConfig, OtherMembers {
  /** Model whose records are chosen from. */
  readonly modelId: string;
  /** Name of the field in the form; empty where the design does not say. */
  readonly field: string;
}

/** Request for the list of a related form. @source forms §7 */
export interface RelatedListAsk {
  readonly modelId: string;
  readonly keyword: string;
  /** From 1. */
  readonly currentPage: number;
  readonly pageSize: number;
  readonly relationField: string;
  /** Names of columns, joined by commas. */
  readonly columnOptions: string;
}

/**
 * The way to the records of a related form; who supplies it knows the address.
 * @throws whatever that way throws: the list then has a retry, and what should be shown stays empty
 */
export interface RelatedFormFeed {
  list(ask: RelatedListAsk, signal: AbortSignal): Promise<{ readonly rows: readonly DataRecord[]; readonly total?: number }>;
  /** The values of one record, as they are shown; null when it is gone. */
  record(ask: { readonly modelId: string; readonly id: string }, signal: AbortSignal): Promise<DataRecord | null>;
  /** Fields of the related form, for the read-only detail; see `parseRelatedForm`. */
  config(ask: { readonly modelId: string }, signal: AbortSignal): Promise<readonly ColumnOption[]>;
}

/** A chosen record: its id, and what the form shows of it. */
export interface RelationValue {
  readonly id: DataId;
  readonly display: string;
}

export interface RelationFormProps extends Omit<DataFieldProps, 'value' | 'onChange' | 'valueOf'> {
  /** From `parseRelationForm`; a refused one shows why the field cannot be used. Stable between renders. */
  readonly config: ParsedConfig<RelationFormConfig>;
  /** Stable between renders. */
  readonly feed: RelatedFormFeed;
  /** Null for none. The display value stands in while the record is on its way. */
  readonly value: RelationValue | null;
  readonly onChange: (value: RelationValue | null) => void;
}

/** A field that shows a field of what another one has chosen. @source forms §3, §4 */
export interface AttributeConfig extends OtherMembers {
  /** Field that chooses. @reading R-143 */
  readonly follows: string;
  /** Column of the chosen record. */
  readonly showField: string;
  /** `shown`: storage mode 1, display only. `saved`: storage mode 2, saved with the form. @source forms §4 */
  readonly storage: 'shown' | 'saved';
  /** Its own name in the form; empty where the design does not say. */
  readonly field: string;
}

export interface AttributeProps extends Pick<FieldWords, 'label' | 'help' | 'id'> {
  /** From `parseAttribute`; a refused one shows why the field cannot be used. */
  readonly config: ParsedConfig<AttributeConfig>;
  /** Value saved with the form; shown until somebody chooses another record. Storage mode 2 only. */
  readonly value?: unknown;
  /** Another record was chosen, or none: what is to be saved now. Storage mode 2 only, never called by a render. */
  readonly onChange?: (value: unknown) => void;
}
