import { useMessages } from '../../primitives/lingui/index.ts';
import { columnSettingsMessages } from './messages.ts';
import type { ColumnSettingsPorts, ListColumns, SettableColumn } from './types.ts';
import { useColumnSettings as useSettings } from './useColumnSettings.ts';

/**
 * Order, visibility, widths and edges of one list's columns as a person has set them: kept in the browser, so that they are
 * there with the first drawing, and on a server through a port. Spread `table` on the `DataTable` with these columns, and
 * give the whole to `ColumnSettingsButton`.
 * @param listId id of the menu entry or the model
 * @param columns stable between renders, like `ports`
 * @source forms §2.9, §7 @reading R-206
 */
export function useColumnSettings(listId: string, columns: readonly SettableColumn[], ports?: ColumnSettingsPorts): ListColumns {
  return useSettings({ listId, columns, ...(ports && { ports }), messages: useMessages(columnSettingsMessages) });
}
