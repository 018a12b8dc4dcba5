import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import type { DataFieldProps, DataInterfaceFeed, InterfaceConfig, OtherMembers } from '../../primitives/data-picker/index.ts';

/** A popup table select as a form's design has it. @source forms §2.6, §3 */
export interface PopupTableSelectConfig extends InterfaceConfig, OtherMembers {
  readonly multiple: boolean;
  /** A keyword can be typed in the field. */
  readonly filterable: boolean;
  /** Name of the field in the form; empty where the design does not say. */
  readonly field: string;
}

export interface PopupTableSelectProps extends DataFieldProps {
  /** From `parsePopupTableSelect`; a refused one shows why the field cannot be used. Stable between renders. */
  readonly config: ParsedConfig<PopupTableSelectConfig>;
  /** Stable between renders. */
  readonly feed: DataInterfaceFeed;
}
