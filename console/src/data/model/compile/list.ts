import { configuredField } from '@milepost/kit/forms/config';
import type { Control } from '@milepost/kit/forms/grammar';
import type { ListColumn, ListSpec } from '@milepost/kit/lists/grammar';
import { listConfig } from '@milepost/openapi/domains/model';
import type { ListConfig } from '@milepost/openapi/domains/model';

/** A row of a generated list: the columns by their keys, as the server shows them. */
export interface ModelRow {
  readonly id: string;
  readonly [column: string]: unknown;
}

/** A list made of a design. */
export interface CompiledList extends ListSpec<ModelRow> {
  readonly pageSize: number;
  /** Names of the buttons above the list and of those of a row, as designs have them. */
  readonly buttons: readonly string[];
  readonly rowButtons: readonly string[];
}

const USUAL_PAGE_SIZE = 20;
const MIN_PX = 100;

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function columnOf(column: ListConfig['columnList'][number], at: number): ListColumn<ModelRow> {
  const { prop, label, width, align, fixed, sortable } = column;
  return {
    id: prop,
    header: label || prop,
    text: (row) => textOf(row[prop]),
    width: width ? { px: width } : { flex: 3, minPx: MIN_PX },
    narrow: at === 0 ? 'title' : at < 4 ? 'meta' : 'hidden',
    ...(align === 'right' && { align: 'end' }),
    ...(fixed !== 'none' && { pinned: fixed === 'left' ? 'start' : 'end' }),
    ...(sortable && { isSortable: true }),
  };
}

/** A field that narrows the list down: the control without what only a form has. */
function filterOf(raw: unknown): readonly Control[] {
  const read = configuredField(raw);
  if (read.kind === 'refused' || read.config.part !== 'control') return [];
  const { required: _, initial: _initial, shown: _shown, disabled: _disabled, ...control } = read.config;
  return [control as Control];
}

/** A designed list as the engine of lists takes it. @source forms §6, §7 */
export function compileList(design: ListConfig): CompiledList {
  const { searchList = [] } = listConfig.encode(design) as { searchList?: readonly unknown[] };
  return {
    shape: 'paged',
    keyword: null,
    columns: design.columnList.map(columnOf),
    filters: searchList.flatMap(filterOf),
    ...(design.defaultSidx && { order: { by: design.defaultSidx, direction: design.sort === 'asc' ? 'ascending' : 'descending' } }),
    pageSize: design.pageSize ?? USUAL_PAGE_SIZE,
    buttons: design.btnsList.map(({ value }) => value),
    rowButtons: design.columnBtnsList.map(({ value }) => value),
  };
}
