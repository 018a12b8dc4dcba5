import { parseExactJson } from '../../guards/index.ts';
import { FIELD_LIMITS, FIELD_PATTERNS, present, sortProblem, textProblem, type FieldProblem } from '../../rules/index.ts';
import type { PrintTemplateDraft } from './model.ts';

/** Titles of documents are longer than names of records, and have brackets. @reading R-462 */
export const PRINT_NAME_MAX_CHARS = 100;
/** Queries of one template. @reading R-462 */
export const PRINT_QUERIES_MAX = 20;
/** Place of the record that is printed, in every query. @reading R-462 */
export const PRINT_RECORD_TOKEN = '@formId';
/** The tables a template has: the head is the first query, every other one a sub-table. @source forms §3 */
export const PRINT_HEAD_TABLE = 'headTable';
export const printSubTable = (index: number): string => `childrenDataTable${index}`;

export type PrintTemplateField = 'fullName' | 'enCode' | 'category' | 'sortCode' | 'sqlTemplate' | 'pageParam';

/** Problem of a print template; `pattern` of the queries or the paper: it is no JSON of their shape. */
export type PrintTemplateProblem = FieldProblem<PrintTemplateField>;

/** Problems of a print template, at most one per field, in the order of the editor. SQL itself is judged when it runs. @reading R-462 */
export function printTemplateProblems(draft: PrintTemplateDraft): PrintTemplateProblem[] {
  return present<PrintTemplateProblem>([
    textProblem('fullName', draft.fullName, PRINT_NAME_MAX_CHARS),
    textProblem('enCode', draft.enCode, FIELD_LIMITS.codeChars, FIELD_PATTERNS.code),
    textProblem('category', draft.category, Infinity),
    sortProblem(draft.sortCode),
    printQueries(draft.sqlTemplate) === null ? { field: 'sqlTemplate', problem: 'pattern' } : null,
    isPaper(draft.pageParam) ? null : { field: 'pageParam', problem: 'pattern' },
  ]);
}

/** The queries of a template, the head first; none where it has no text yet, null where the text is no list of them. */
export function printQueries(sqlTemplate: string): string[] | null {
  if (sqlTemplate.trim() === '') return [];
  const list = parsed(sqlTemplate);
  if (!Array.isArray(list) || list.length > PRINT_QUERIES_MAX) return null;
  const queries = list.map((item: unknown) => (isRecord(item) && typeof item['sql'] === 'string' ? item['sql'] : null));
  return queries.every((sql) => sql !== null) ? queries : null;
}

const isPaper = (pageParam: string): boolean => pageParam.trim() === '' || isRecord(parsed(pageParam));

function parsed(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
