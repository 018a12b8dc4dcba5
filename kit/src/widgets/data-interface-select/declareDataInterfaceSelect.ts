import { interfaceSource } from '../../primitives/data-picker/index.ts';
import type { DataInterfaceFeed, DataPickerSpec } from '../../primitives/data-picker/index.ts';
import type { DataInterfaceSelectConfig } from './types.ts';

/** Any number of rows of a data interface in a dialog or a drawer, by checkboxes. @source forms §2.6 */
export function dataInterfaceSelect(config: DataInterfaceSelectConfig, feed: DataInterfaceFeed): DataPickerSpec {
  return {
    source: interfaceSource(config, feed),
    rows: config,
    policy: { cardinality: 'many', onEmptyConfirm: 'clear' },
    look: config,
    field: '',
  };
}
