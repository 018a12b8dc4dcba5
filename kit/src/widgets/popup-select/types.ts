import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { DataFieldProps, DataInterfaceFeed, InterfaceConfig, OtherMembers, PopupConfig } from '../../primitives/data-picker/index.ts';

/** A popup select as a form's design has it. @source forms §2.6, §3 */
export interface PopupSelectConfig extends InterfaceConfig, PopupConfig, OtherMembers {
  /** A checkbox column in place of the radio column. */
  readonly multiple: boolean;
  /** Name of the field in the form; empty where the design does not say. */
  readonly field: string;
}

export interface PopupSelectProps extends DataFieldProps {
  /** From `parsePopupSelect`; a refused one shows why the field cannot be used. Stable between renders. */
  readonly config: ParsedConfig<PopupSelectConfig>;
  /** Stable between renders. */
  readonly feed: DataInterfaceFeed;
}
