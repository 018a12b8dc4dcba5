import { isEmptyValue, valueKindOf } from '@milepost/kit/forms/values';
import { controlOf, isSeveral } from './control-of.ts';
import { filesProblem, isFiles } from './files.ts';
import { isOn } from '../truth.ts';
import { isMembers, listIn, membersOf } from './members.ts';
import { patternProblem } from './patterns.ts';
import type { Members, ProblemOfValue, RecordContext, RecordField, RecordProblem } from './types.ts';

/** Kinds a form takes values of; those of the server, of what is worked out and of what no page can fill in are never asked for. */
const FILLED_IN: ReadonlySet<string> = new Set(
  `comInput textarea editor numInput numRange numberRange switch radio select checkbox cascader treeSelect dicSelect date time dateRange
   timeRange uploadFz uploadImg colorPicker rate slider comSelect depSelect posSelect roleSelect groupSelect userSelect usersSelect address
   relationForm popupSelect popupTableSelect autoComplete table`.split(/\s+/),
);
/** Kinds whose values are judged by the values of their kind of control; all others are chosen, and must exist. */
const JUDGED: ReadonlySet<string> = new Set(
  'comInput textarea numInput numRange numberRange date time dateRange timeRange colorPicker rate slider'.split(' '),
);
const SPANS: ReadonlySet<string> = new Set(['numRange', 'numberRange', 'dateRange', 'timeRange']);
/** Kinds whose values are ways from the top down, each a list. */
const WAYS: ReadonlySet<string> = new Set(['cascader', 'comSelect', 'address']);
/** Kinds that may keep a list even where one is chosen. */
const LISTS: ReadonlySet<string> = new Set(['checkbox', 'usersSelect', 'popupTableSelect']);

/** Nobody who fills the form in may write the field: it is hidden, only to be read, or filled in by others. @source forms §5 */
function isLeftOut({ kind, config, control, isWithinHidden }: RecordField): boolean {
  const { noShow, visibility } = config;
  if (!FILLED_IN.has(kind) || isWithinHidden === true || isOn(noShow) || isOn(control['disabled'])) return true;
  if (Array.isArray(visibility) && !visibility.includes('pc')) return true;
  return (kind === 'comInput' || kind === 'textarea') && isOn(control['readonly']);
}

const isId = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** A value that cannot be one of its kind, whatever the limits are. */
function isMisshapen(field: RecordField, value: unknown): boolean {
  const { kind, control } = field;
  if (kind === 'table') return !Array.isArray(value) || !value.every(isMembers);
  if (SPANS.has(kind)) return !Array.isArray(value) || value.length !== 2;
  if (kind === 'switch') return ![0, 1, '0', '1', true, false, control['active-value'], control['inactive-value']].includes(value);
  if (JUDGED.has(kind) || kind === 'editor') return typeof value !== 'string' && typeof value !== 'number';
  if (!Array.isArray(value)) return !isId(value);
  const isMany = LISTS.has(kind) || isSeveral(field);
  if (WAYS.has(kind)) return !value.every(isId) && !(isMany && value.every((way) => isId(way) || (Array.isArray(way) && way.every(isId))));
  return !isMany || !value.every(isId);
}

/** A cell is empty where it holds nothing at all: a blank is something. @source forms §5 @reading R-624 */
const isEmptyCell = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function valueProblem(field: RecordField, value: unknown, values: Members): ProblemOfValue | null {
  if (isMisshapen(field, value)) return { kind: 'invalid' };
  if (JUDGED.has(field.kind)) {
    const control = controlOf(field);
    const kind = valueKindOf(control).problem(control, value, { read: (path) => values[path] });
    if (kind === 'pattern') return { kind, message: '' };
    if (kind !== null) return { kind };
  }
  return patternProblem(field, value);
}

/** Problem of one value that is filled in; null when it is allowed. */
function problemIn(field: RecordField, values: Members, isChanged: boolean, { exists }: RecordContext): ProblemOfValue | null {
  const value = values[field.key];
  // A form counts files as they are added: those of a record that stays as it was stay.
  if (isFiles(field)) return isChanged ? filesProblem(field, value) : null;
  const own = valueProblem(field, value, values);
  if (own !== null) return own;
  return isChanged && exists?.(field, value) === false ? { kind: 'noOption' } : null;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function tableProblems(table: RecordField, rows: unknown, context: RecordContext): RecordProblem[] {
  const before = new Set(listIn(context.before?.[table.key]).map((row) => JSON.stringify(row)));
  return listIn(rows).flatMap((row, at) => {
    const values = membersOf(row);
    const isChanged = !before.has(JSON.stringify(row));
    return table.children.flatMap((field): RecordProblem[] => {
      if (isLeftOut(field)) return [];
      const isMissing = isEmptyCell(values[field.key]);
      if (isMissing && !isOn(field.config['required'])) return [];
      const problem = isMissing ? ({ kind: 'required' } as const) : problemIn(field, values, isChanged, context);
      return problem === null ? [] : [{ field, problem, cell: { table, row: at } }];
    });
  });
}

/**
 * Problems of a record by its design, in the order of the form: what has to be filled in and is not, limits, patterns, choices that do not
 * exist, cells of sub-tables included. Fields a form does not let be filled in are not judged.
 * @param sent values to be stored; of a record that is changed (`before`) only those that are
 * @source forms §5
 * @reading R-604
 */
export function recordProblems(fields: readonly RecordField[], sent: Members, context: RecordContext = {}): RecordProblem[] {
  const { before, freed } = context;
  const values = { ...before, ...sent };
  return fields.flatMap((field): RecordProblem[] => {
    if (isLeftOut(field) || (before && !Object.hasOwn(sent, field.key))) return [];
    const value = values[field.key];
    if (isEmptyValue(value)) {
      const isAsked = isOn(field.config['required']) && freed?.has(field.key) !== true;
      return isAsked ? [{ field, problem: { kind: 'required' }, cell: null }] : [];
    }
    const isChanged = !before || !isSame(value, before[field.key]);
    const problem = problemIn(field, values, isChanged, context);
    if (problem !== null) return [{ field, problem, cell: null }];
    return field.kind === 'table' ? tableProblems(field, value, context) : [];
  });
}
