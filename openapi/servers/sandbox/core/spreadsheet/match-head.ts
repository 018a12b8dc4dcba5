import { matchHeadings, textsOfRow } from '@milepost/kit/forms/values';
import type { SheetCell, SheetRow } from '@milepost/kit/forms/values';
import { parseConfig, read } from '../../../../src/guards/index.ts';
import { Refusal } from '../failure.ts';

const BLANK: SheetCell = { kind: 'blank' };
const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join('、');

/** Heading of the column with reasons, in files of rows that were not added. @source forms §8 */
export const REASONS_HEADING = '异常原因';

/** A column of the template. */
interface HeadColumn {
  readonly key: string;
  readonly label: string;
}

interface HeadRules {
  /** Headings that may stand there besides, such as those of columns an export has and an import does not read. */
  readonly others?: readonly string[];
  /** Headings that were assigned by hand, as JSON: a list of the `index` of a column of the file and the `column` it is, '' for none. @reading R-227 */
  readonly assigned?: string | undefined;
}

/**
 * Reader of the cells of a row in the order of the template, whatever order its columns have in the sheet. A column of reasons is
 * passed over, so that a file of refused rows can be corrected and handed in again. Where headings were assigned by hand, columns
 * without one are blank.
 * @throws Refusal that names every heading that is missing, unknown or there twice @source forms §5 @reading R-222
 */
export function matchHead(
  columns: readonly HeadColumn[],
  head: SheetRow | undefined,
  { others = [], assigned }: HeadRules = {},
): (row: SheetRow) => readonly SheetCell[] {
  const keys = assigned === undefined ? null : assignedKeys(assigned);
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  const texts = (head ? textsOfRow(head) : []).map((heading, index) => {
    const key = keys?.get(index);
    return key === undefined ? heading : (labels.get(key) ?? '');
  });
  const expected = columns.map(({ label }) => label);
  const { at, missing, unknown, doubled } = matchHeadings(expected, texts, [REASONS_HEADING, ...others]);
  const wrong = [
    ...(missing.length > 0 && keys === null ? [`缺少${quoted(missing)}`] : []),
    ...(unknown.length > 0 ? [`模板中没有${quoted(unknown)}`] : []),
    ...(doubled.length > 0 ? [`重复出现${quoted(doubled)}`] : []),
  ];
  if (wrong.length > 0) throw new Refusal(`表头名称不可更改，表头行不能删除：${wrong.join('；')}。请改正后重新上传，或使用导入模板`);
  return ({ cells }) => at.map((column) => cells[column] ?? BLANK);
}

const assignment = read.object({ index: read.number, column: read.text });

/** @throws Refusal */
function assignedKeys(text: string): ReadonlyMap<number, string> {
  const parsed = parseConfig(text, read.list(assignment));
  if (!parsed.ok) throw new Refusal('表头对应关系格式不正确，请刷新后重试');
  return new Map(parsed.value.map(({ index, column }) => [index, column]));
}
