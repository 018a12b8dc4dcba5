import { bindOperations } from '@milepost/openapi/client';
import { columnSettingCodecs } from '@milepost/openapi/domains/column-setting';
import type { ColumnSetting } from '@milepost/openapi/domains/column-setting';
import { columnSettingOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

/** A column to be kept; what it leaves out nobody knows. */
type StoredColumn = Pick<ColumnSetting, 'prop' | 'label' | 'isVisible'> & Partial<ColumnSetting>;

/** Server as the place where a person's settings of columns are kept. No cached queries: the browser keeps them as well. @source admin §7 */
export function columnSettingsServer({ client }: Api) {
  const calls = bindOperations(client, columnSettingOperations);
  return {
    /** Columns of a list in their order; none where nobody has changed them. */
    load: async (id: string, signal: AbortSignal): Promise<readonly ColumnSetting[]> => {
      const { data } = await calls.getColumnSettings({ path: { id } }, { signal });
      return columnSettingCodecs.getColumnSettings.data.decode(data);
    },
    /** None forgets them. */
    save: (moduleId: string, columns: readonly StoredColumn[]) => {
      const value = columns.map((column) => ({ widthPx: undefined, pinned: undefined, ...column }));
      const fieldList = value.length > 0 ? ({ kind: 'value', value } as const) : ({ kind: 'none' } as const);
      return calls.setColumnSettings({ body: columnSettingCodecs.setColumnSettings.body.encode({ moduleId, fieldList }) });
    },
  };
}
