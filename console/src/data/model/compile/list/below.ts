import type { FormControl, ListConfig } from '@milepost/openapi/domains/model';
import { columnOf } from './columns.ts';
import type { CompiledColumn } from './columns.ts';
import { controlAt } from '../controlAt.ts';

/** A sub-table of the rows of a list, shown below it for the row somebody looks at. */
export interface CompiledSubList {
  /** Member of a row that holds its rows. */
  readonly field: string;
  readonly label: string;
  /** Columns by the members of its rows. */
  readonly columns: readonly CompiledColumn[];
}

type Designed = ListConfig['columnList'][number];

/** Style of a list whose sub-tables are folded out, in place of lines in its cells. @source wire-facts §17 */
const FOLDED = 2;

const NO_CIRCUMSTANCES = { hasNames: false, isGrouped: false, tables: new Set<string>() };

/** Columns of a list itself, and those of its sub-tables where the design folds them out. @reading R-740 */
export function subListsOf(
  { childTableStyle }: Pick<ListConfig, 'childTableStyle'>,
  columns: readonly Designed[],
  {
    fields,
    tables,
    personName,
  }: { readonly fields: readonly FormControl[]; readonly tables: ReadonlySet<string>; readonly personName: (label: string) => string },
): { readonly own: readonly Designed[]; readonly below: readonly CompiledSubList[] } {
  const tableOf = ({ prop }: Designed) => [...tables].find((table) => prop.startsWith(`${table}-`)) ?? null;
  if (childTableStyle !== FOLDED) return { own: columns, below: [] };
  const below = [...tables].flatMap((field): CompiledSubList[] => {
    const label = controlAt(fields, field)?.config.label || field;
    const ofTable = columns.filter((column) => tableOf(column) === field);
    const drawn = ofTable.map((column, at) => {
      const prop = column.prop.slice(field.length + 1);
      // Lists name such a column by its table too; here the table is named once.
      const own = column.label.startsWith(`${label}-`) ? column.label.slice(label.length + 1) : column.label;
      return columnOf({ ...column, prop, label: own, fixed: 'none', sortable: false }, at, { ...NO_CIRCUMSTANCES, personName });
    });
    return drawn.length === 0 ? [] : [{ field, label, columns: drawn }];
  });
  return { own: columns.filter((column) => tableOf(column) === null), below };
}
