import { FORBIDDEN } from './jsonText.ts';

import { numberOf } from './members.ts';
import type { Members } from './members.ts';
import { cellText } from '../../engines/data-rows/index.ts';
import type { DataParameter } from '../../engines/data-rows/index.ts';
import type { ColumnOption, PopupConfig, PopupWidthPx, RowsConfig } from '../../primitives/data-picker/index.ts';

/** Page size of a popup select that pages. @source forms §9 */
export const PAGE_SIZE = 20;
/** Most rows a page may be designed to have; what is asked for where there are no pages. @reading R-133 */
export const MAX_PAGE_SIZE = 10_000;
/** Columns a table may have. @reading R-248 */
export const MAX_COLUMNS = 100;
const MAX_PARAMETERS = 200;
const MAX_NAME_CHARS = 128;
/** Separator of a list of columns. @source forms §7 */
const JOINED_BY = ',';
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSENDABLE = /[,\u0000-\u001F\u007F]/;

/** True when rows may have a column of this name, and a request may name it. */
export function isColumnName(name: string): boolean {
  return !FORBIDDEN.has(name) && !UNSENDABLE.test(name) && name.length <= MAX_NAME_CHARS;
}

/** The name of a column or of a form field. */
export function columnName(members: Members, name: string, fallback?: string): string {
  const given = members.text(name, fallback);
  if (isColumnName(given)) return given;
  members.fault(name, { kind: 'forbiddenName', name: given.slice(0, MAX_NAME_CHARS) });
  return fallback ?? '';
}

/** The label of a column; its name where nobody gave it one. */
const labelOf = (label: string, value: string): string => cellText(label) || value;

function columnOption(item: Members): ColumnOption {
  const value = columnName(item, 'value');
  return Object.freeze({ value, label: labelOf(item.text('label', ''), value) });
}

/** Columns as a list of objects, of names, the JSON text of either, or names joined by commas. @source forms §3, §7 */
function columnOptions(members: Members): readonly ColumnOption[] {
  const raw = members.raw('columnOptions');
  const isJoined = typeof raw === 'string' && !/^\s*\[/.test(raw);
  const names = isJoined ? raw.split(JOINED_BY).map((name) => name.trim()) : [];
  if (isJoined) return named(members, names.filter(Boolean));
  const items = members.list('columnOptions', MAX_COLUMNS);
  if (items.length > 0 && items.every((item) => typeof item === 'string')) return named(members, items.map(String));
  return unique(members, members.objects('columnOptions', MAX_COLUMNS, columnOption));
}

function named(members: Members, names: readonly string[]): readonly ColumnOption[] {
  if (names.length > MAX_COLUMNS) {
    members.fault('columnOptions', { kind: 'tooMany', max: MAX_COLUMNS });
    return [];
  }
  for (const name of names)
    if (!isColumnName(name)) members.fault('columnOptions', { kind: 'forbiddenName', name: name.slice(0, MAX_NAME_CHARS) });
  return unique(
    members,
    names.map((value) => Object.freeze({ value, label: value })),
  );
}

function unique(members: Members, options: readonly ColumnOption[]): readonly ColumnOption[] {
  const known = new Set<string>();
  for (const { value } of options) {
    if (value !== '' && known.has(value)) members.fault('columnOptions', { kind: 'duplicate', name: value });
    known.add(value);
  }
  return Object.freeze(options);
}

/** Parameters; every member of each is kept, because it is sent back as it is. @source forms §3 */
export function templateJson(members: Members): readonly DataParameter[] {
  return members.objects('templateJson', MAX_PARAMETERS, (item) => {
    const relationField = item.text('relationField', '');
    return Object.freeze({ ...item.all(), relationField, defaultValue: item.raw('defaultValue') ?? '' });
  });
}

/** The members every list of rows has, with the defaults of the seed. @source forms §3, §9 @reading R-245 */
export function rowsConfig(members: Members): RowsConfig {
  return {
    propsValue: columnName(members, 'propsValue', 'id'),
    relationField: columnName(members, 'relationField', 'fullName'),
    columnOptions: columnOptions(members),
    templateJson: templateJson(members),
    hasPage: members.flag('hasPage', false),
    pageSize: members.whole('pageSize', PAGE_SIZE, 1, MAX_PAGE_SIZE),
  };
}

const WIDTHS_PX: readonly PopupWidthPx[] = [600, 700, 800, 1000];
/** Width of the page that a share of it is taken of. */
const PAGE_PX = 1280;
const WIDTH = /^(\d{1,4}(?:\.\d+)?)(px|%|vw)?$/i;

/** The nearest width there is; the larger of two equally near ones. @reading R-247 */
export function nearestWidth(px: number): PopupWidthPx {
  return WIDTHS_PX.reduce((best, width) => (Math.abs(width - px) <= Math.abs(best - px) ? width : best));
}

function popupWidth(members: Members): PopupWidthPx {
  const raw = members.raw('popupWidth');
  if (raw === undefined || raw === null || raw === '' || raw === 'auto') return 800;
  const number = numberOf(raw);
  if (number > 0) return nearestWidth(number);
  const found = typeof raw === 'string' ? WIDTH.exec(raw.normalize('NFKC').trim()) : null;
  const amount = Number(found?.[1]);
  if (amount > 0) return nearestWidth(found?.[2]?.toLowerCase() === 'px' ? amount : (amount / 100) * PAGE_PX);
  members.fault('popupWidth', { kind: 'wrongKind', wanted: 'size' });
  return 800;
}

/** Container the rows are shown in: by default a dialog of 800 px. @source forms §2.6 */
export function popupConfig(members: Members): PopupConfig {
  return {
    popupType: members.oneOf('popupType', ['dialog', 'drawer'], 'dialog'),
    popupTitle: cellText(members.text('popupTitle', '')) || null,
    popupWidthPx: popupWidth(members),
  };
}

/** Stands between the field an attribute follows and the table it is in. @reading R-143 */
export const TABLE_MARK = '_jnpfTable_';

/** Name of the field in the form: `field`, or the key of the control. @source forms §3 */
export function fieldName(members: Members): string {
  const own = columnName(members, 'field', '');
  return own || columnName(members, '__vModel__', '');
}
