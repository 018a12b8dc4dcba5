import type { DataRecord } from '../../engines/data-rows/index.ts';
import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { DataFieldProps, DataInterfaceFeed, InterfaceConfig, OtherMembers, PopupConfig } from '../../primitives/data-picker/index.ts';

/** Origin of one field of a row that is filled in. @source forms §2.6 @reading R-250 */
export type RelationOption =
  /** `type` 1: the chosen row's column. */
  | { readonly kind: 'column'; readonly field: string; readonly column: string }
  /** `type` 2: always the same. */
  | { readonly kind: 'constant'; readonly field: string; readonly value: unknown };

/** A data-interface select as a form's design has it. @source forms §2.6 */
export interface DataInterfaceSelectConfig extends InterfaceConfig, PopupConfig, OtherMembers {
  readonly relationOptions: readonly RelationOption[];
}

export interface DataInterfaceSelectProps extends DataFieldProps {
  /** From `parseDataInterfaceSelect`; a refused one shows why the field cannot be used. Stable between renders. */
  readonly config: ParsedConfig<DataInterfaceSelectConfig>;
  /** Stable between renders. */
  readonly feed: DataInterfaceFeed;
  /** One record per chosen row, made by `relationOptions`; after `onChange`. */
  readonly onFill?: (records: readonly DataRecord[]) => void;
}
