import { useMemo } from 'react';
import { UnsupportedField } from '../../primitives/config-problem/index.ts';
import { DataPicker } from '../../primitives/data-picker/index.ts';
import { popupSelect } from './declarePopupSelect.ts';
import type { PopupSelectProps } from './types.ts';

/**
 * Chooses rows of a data interface in a dialog or a drawer, with keyword, reset, refresh, an index column and, where it is
 * designed so, pages. Disabled, it shows the chosen record instead.
 * @source forms §2.6, §4
 */
export function PopupSelect({ config, feed, ...field }: PopupSelectProps) {
  const spec = useMemo(() => (config.kind === 'parsed' ? popupSelect(config.config, feed) : null), [config, feed]);
  if (config.kind === 'refused') return <UnsupportedField label={field.label} problems={config.problems} id={field.id} />;
  return spec && <DataPicker {...field} spec={spec} />;
}
