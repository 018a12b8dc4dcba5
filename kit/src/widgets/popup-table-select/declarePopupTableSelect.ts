import { interfaceSource } from '../../primitives/data-picker/index.ts';
import type { DataInterfaceFeed, DataPickerSpec } from '../../primitives/data-picker/index.ts';
import type { PopupTableSelectConfig } from './types.ts';

/** Rows of a data interface in a popover; confirming nothing empties the value. @source forms §2.6, §4 */
export function popupTableSelect(config: PopupTableSelectConfig, feed: DataInterfaceFeed): DataPickerSpec {
  return {
    source: interfaceSource(config, feed),
    rows: config,
    policy: { cardinality: config.multiple ? 'many' : 'one', onEmptyConfirm: 'clear' },
    look: { popupType: 'popover', isFilterable: config.filterable },
    field: config.field,
  };
}
