import { Refusal } from '../../../core/failure.ts';
import { listIn, membersOf, textOf, type Design, type Field } from '../design.ts';

/** A column of a sheet: a field, or one of a sub-table. */
export interface Column {
  /** As lists and imports name it: `table-child` in a sub-table. */
  readonly key: string;
  readonly label: string;
  readonly field: Field;
  readonly table: Field | null;
}

/** Kinds that no sheet holds. @source forms §7 */
const NOT_EXPORTED = new Set(['table', 'uploadFz', 'uploadImg', 'editor', 'sign', 'signature', 'location']);
const MADE_BY_SERVER = ['billRule', 'createUser', 'createTime', 'modifyUser', 'modifyTime', 'currOrganize', 'currDept', 'currPosition'];
const FOLLOWING = ['relationForm', 'relationFormAttr', 'popupSelect', 'popupTableSelect', 'popupAttr', 'calculate', 'colorPicker'];
const NOT_IMPORTED = new Set([...NOT_EXPORTED, ...MADE_BY_SERVER, ...FOLLOWING]);

/** Every column the records of a design have. */
export const columnsIn = ({ fields }: Design): Column[] =>
  fields.flatMap((field): Column[] =>
    field.kind === 'table'
      ? field.children.map((child) => ({
          key: `${field.key}-${child.key}`,
          label: `${field.label}-${child.label}`,
          field: child,
          table: field,
        }))
      : [{ key: field.key, label: field.label, field, table: null }],
  );

/** Columns that are asked for, in the order of the form. @throws Refusal when there is none */
export function exportColumns(design: Design, selectKey: string | null | undefined): Column[] {
  const wanted = new Set((selectKey ?? '').split(',').filter((key) => key !== ''));
  if (wanted.size === 0) throw new Refusal('请至少选择一列导出');
  const found = columnsIn(design).filter(({ key, field }) => wanted.has(key) && !NOT_EXPORTED.has(field.kind));
  if (found.length === 0) throw new Refusal('请至少选择一列导出');
  return found;
}

/** Columns of the sheet to fill in. */
export function importColumns(design: Design): Column[] {
  const chosen = new Set(listIn(membersOf(design.list['uploaderTemplateJson'])['selectKey']).map(textOf));
  return columnsIn(design).filter(
    ({ key, field, table }) => (chosen.has(key) || (table !== null && chosen.has(table.key))) && !NOT_IMPORTED.has(field.kind),
  );
}

/** Is a known record changed by a row that names it? */
export const changesKnown = ({ list }: Design): boolean => textOf(membersOf(list['uploaderTemplateJson'])['dataType']) === '2';
