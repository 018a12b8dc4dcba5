import { matchHeadings, textsOfRow } from '@milepost/kit/forms/values';
import type { SheetCell, SheetRow } from '@milepost/kit/forms/values';
import { Refusal } from '../failure.ts';

const BLANK: SheetCell = { kind: 'blank' };
const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join('、');

/** Heading of the column with reasons, in files of rows that were not added. @source forms §8 */
export const REASONS_HEADING = '异常原因';

/**
 * Reader of the cells of a row in the order of the template, whatever order its columns have in the sheet. A column of reasons is
 * passed over, so that a file of refused rows can be corrected and handed in again.
 * @param others headings that may stand there besides, such as those of columns an export has and an import does not read
 * @throws Refusal that names every heading that is missing, unknown or there twice @source forms §5 @reading R-222
 */
export function matchHead(
  labels: readonly string[],
  head: SheetRow | undefined,
  others: readonly string[] = [],
): (row: SheetRow) => readonly SheetCell[] {
  const { at, missing, unknown, doubled } = matchHeadings(labels, head ? textsOfRow(head) : [], [REASONS_HEADING, ...others]);
  const wrong = [
    ...(missing.length > 0 ? [`缺少${quoted(missing)}`] : []),
    ...(unknown.length > 0 ? [`模板中没有${quoted(unknown)}`] : []),
    ...(doubled.length > 0 ? [`重复出现${quoted(doubled)}`] : []),
  ];
  if (wrong.length > 0) throw new Refusal(`表头名称不可更改，表头行不能删除：${wrong.join('；')}。请改正后重新上传，或使用导入模板`);
  return ({ cells }) => at.map((column) => cells[column] ?? BLANK);
}
