import { interfaceSource } from '../../primitives/data-picker/index.ts';
import type { DataInterfaceFeed, DataPickerSpec } from '../../primitives/data-picker/index.ts';
import type { PopupSelectConfig } from './types.ts';

/** Rows of a data interface in a dialog or a drawer; one, which is not let go by confirming nothing, or many. @source forms §2.6, §4 */
export function popupSelect(config: PopupSelectConfig, feed: DataInterfaceFeed): DataPickerSpec {
  return {
    source: interfaceSource(config, feed),
    rows: config,
    policy: config.multiple ? { cardinality: 'many', onEmptyConfirm: 'clear' } : { cardinality: 'one', onEmptyConfirm: 'refuse' },
    look: config,
    field: config.field,
  };
}
