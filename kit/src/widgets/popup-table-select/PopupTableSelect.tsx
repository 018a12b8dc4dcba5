import { useMemo } from 'react';
import { UnsupportedField } from '../../primitives/config-problem/index.ts';
import { DataPicker } from '../../primitives/data-picker/index.ts';
import { popupTableSelect } from './declarePopupTableSelect.ts';
import type { PopupTableSelectProps } from './types.ts';

/**
 * Chooses rows of a data interface in a table under the field, 700 px wide and 300 px high, by radio or checkbox column and
 * keyword. On narrow screens the table is a sheet.
 * @source forms §2.6, §4, §9
 */
export function PopupTableSelect({ config, feed, ...field }: PopupTableSelectProps) {
  const spec = useMemo(() => (config.kind === 'parsed' ? popupTableSelect(config.config, feed) : null), [config, feed]);
  if (config.kind === 'refused') return <UnsupportedField label={field.label} problems={config.problems} id={field.id} />;
  return spec && <DataPicker {...field} spec={spec} />;
}
