import type { Stamp } from './maintained.ts';
import type { FieldWords } from './words.ts';

/** Columns nearly every maintained record has. */
export type NamedRow = Stamp & { fullName: string; enCode: string; enabledMark: number; sortCode: number; description: string };

/** The columns of a `NamedRow`. */
export const NAMED_COLUMNS = [
  'id',
  'fullName',
  'enCode',
  'enabledMark',
  'sortCode',
  'description',
  'creatorTime',
  'lastModifyTime',
] as const satisfies readonly (keyof NamedRow)[];

/** Sent members of a `NamedRow`. */
export interface NamedInput {
  readonly fullName: string;
  readonly enCode: string;
  readonly enabledMark?: number | null;
  readonly sortCode?: number | null;
  readonly description?: string | null;
}

/** The columns that are sent; a record is enabled, and a change keeps its state, where the body does not name one. */
export function namedColumns(body: NamedInput, before: Pick<NamedRow, 'enabledMark'> | null) {
  const { fullName, enCode, sortCode, description } = body;
  const enabledMark = body.enabledMark ?? before?.enabledMark ?? 1;
  return { fullName, enCode, enabledMark, sortCode: sortCode ?? 0, description: description ?? '' };
}

/** The specification's words for a record's columns, by what people call its name and its code. @source admin §5 */
export const namedWords = (name: string, code: string) =>
  ({
    fullName: { required: `请输入${name}`, tooLong: `${name}最多为50个字符！`, pattern: `${name}不能含有特殊符号` },
    enCode: {
      required: `请输入${code}`,
      tooLong: `${code}最多为50个字符！`,
      pattern: `${code}只能包含字母、数字和点，且点不能在开头或结尾`,
    },
    sortCode: { range: '排序应在0到999999之间', type: '排序应为整数' },
    enabledMark: { range: '状态只能为启用或禁用' },
  }) satisfies FieldWords;
