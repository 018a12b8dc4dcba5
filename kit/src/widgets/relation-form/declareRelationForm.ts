import { columnValue } from '../../engines/data-rows/index.ts';
import type { DataRecord } from '../../engines/data-rows/index.ts';
import { joinedColumns } from '../../primitives/data-picker/index.ts';
import type { DataPickerSpec } from '../../primitives/data-picker/index.ts';
import type { RelatedFormFeed, RelationFormConfig } from './types.ts';

/** Column that holds the id of a record of a related form. @source forms §3 */
const ID = 'id';

/** Records of a related form in a dialog or a drawer, one of which is chosen. @source forms §3, §7 */
export function relationForm(config: RelationFormConfig, feed: RelatedFormFeed): DataPickerSpec {
  const { modelId, relationField, columnOptions } = config;
  const recordOf = (id: string, signal: AbortSignal) => feed.record({ modelId, id }, signal);
  return {
    source: {
      load: ({ keyword }, { pageNumber, pageRows }, signal) =>
        feed.list(
          { modelId, keyword, currentPage: pageNumber, pageSize: pageRows, relationField, columnOptions: joinedColumns(columnOptions) },
          signal,
        ),
      lookup: async (ids, _parameters, signal) => {
        const records = await Promise.all(ids.map((id) => recordOf(id, signal)));
        return records.flatMap((record, at) => (record ? [withId(record, ids[at] ?? '')] : []));
      },
    },
    rows: { ...config, propsValue: ID, templateJson: [] },
    policy: { cardinality: 'one', onEmptyConfirm: 'refuse' },
    look: config,
    field: config.field,
    recordOf,
    detailOf: (signal) => feed.config({ modelId }, signal),
  };
}

/** The values of a record with its id among them, which its answer may have beside them. */
const withId = (record: DataRecord, id: string): DataRecord => ({ ...record, [ID]: columnValue(record, ID) ?? id });
