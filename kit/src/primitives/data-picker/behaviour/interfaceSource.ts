import type { DataSource } from '../../../engines/data-rows/index.ts';
import type { ColumnOption, DataInterfaceFeed, InterfaceConfig, RowsConfig } from '../types.ts';

/** Columns of the table: the one that is shown when the design names none. @reading R-248 */
export function tableColumns({
  columnOptions,
  relationField,
}: Pick<RowsConfig, 'columnOptions' | 'relationField'>): readonly ColumnOption[] {
  return columnOptions.length > 0 ? columnOptions : [{ value: relationField, label: relationField }];
}

/** Names of the columns as a list is asked for them: joined by commas. @source forms §7 */
export function joinedColumns(options: readonly ColumnOption[]): string {
  return options.map(({ value }) => value).join(',');
}

/** Rows of a data interface, asked for in the words of the seed. @source forms §7 */
export function interfaceSource(config: InterfaceConfig, feed: DataInterfaceFeed): DataSource {
  const { interfaceId, propsValue, relationField, columnOptions } = config;
  return {
    load: ({ keyword, parameters }, { pageNumber, pageRows }, signal) =>
      feed.list(
        {
          interfaceId,
          propsValue,
          relationField,
          columnOptions: joinedColumns(columnOptions),
          paramList: parameters,
          keyword,
          currentPage: pageNumber,
          pageSize: pageRows,
        },
        signal,
      ),
    lookup: (ids, parameters, signal) => feed.lookup({ ids, interfaceId, propsValue, relationField, paramList: parameters }, signal),
  };
}
