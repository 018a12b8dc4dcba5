import type { FormControl, ListConfig } from '@milepost/openapi/domains/model';
import { controlsIn } from '../controlAt.ts';

/** Column of the sheet records are imported from. */
export interface ImportHeadColumn {
  /** As the server names it: `table-child` in a sub-table. */
  readonly id: string;
  /** Heading in the file. */
  readonly label: string;
  readonly isRequired: boolean;
}

/** Head of that sheet. */
export interface ImportHeadOf {
  readonly columns: readonly ImportHeadColumn[];
  /** Headings an export has and an import does not read. */
  readonly ignored: readonly string[];
  /** Rows change the records they name: the design says so. */
  readonly changesKnown: boolean;
}

/** Kinds that no sheet holds, and that the server or other fields fill in. @source forms §7 */
const NO_CELLS = ['table', 'uploadFz', 'uploadFile', 'uploadImg', 'editor', 'sign', 'signature', 'location'];
const MADE_BY_SERVER = ['billRule', 'createUser', 'createTime', 'modifyUser', 'modifyTime', 'currOrganize', 'currDept', 'currPosition'];
const FOLLOWING = ['relationForm', 'relationFormAttr', 'popupSelect', 'popupTableSelect', 'popupAttr', 'calculate', 'colorPicker'];
const NOT_IMPORTED = new Set([...NO_CELLS, ...MADE_BY_SERVER, ...FOLLOWING]);

interface Placed {
  readonly control: FormControl;
  readonly table: FormControl | null;
}

/** Head of the sheet that records of a design are imported from; no columns where the design does not say. @source forms §7 @reading R-227 */
export function importHead(
  { uploaderTemplateJson }: Pick<ListConfig, 'uploaderTemplateJson'>,
  fields: readonly FormControl[],
): ImportHeadOf {
  const { selectKey, dataType } = uploaderTemplateJson;
  const chosen = new Set(selectKey);
  const all = controlsIn(fields).flatMap((control) =>
    control.config.jnpfKey === 'table'
      ? controlsIn(control.config.children).map((child): Placed => ({ control: child, table: control }))
      : [{ control, table: null } satisfies Placed],
  );
  const columns = all.map(({ control, table }) => ({
    key: table ? `${table.vModel}-${control.vModel}` : control.vModel,
    tableKey: table?.vModel,
    label: table ? `${table.config.label}-${control.config.label}` : control.config.label,
    kind: control.config.jnpfKey,
    isRequired: control.config.required && table === null,
  }));
  const isRead = ({ key, tableKey, kind }: (typeof columns)[number]) =>
    (chosen.has(key) || (tableKey !== undefined && chosen.has(tableKey))) && !NOT_IMPORTED.has(kind);
  const read = columns.filter(isRead);
  return {
    columns: read.map(({ key, label, isRequired }) => ({ id: key, label, isRequired })),
    ignored: columns.filter((column) => !isRead(column)).map(({ label }) => label),
    changesKnown: dataType === '2',
  };
}
