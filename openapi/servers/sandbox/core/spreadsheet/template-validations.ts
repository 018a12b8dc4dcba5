import { escapedXml } from './escaped-xml.ts';
import type { TemplateColumn } from './template-column.ts';

/** Rows below the head that say what belongs into them: as many as an import takes. @source forms §5 */
const LAST_ROW = 1001;
const LETTERS = 26;
const A = 65;
/** A spreadsheet program shows no longer message. */
const PROMPT_MAX_CHARS = 255;
const TITLE_MAX_CHARS = 32;

/** Letters of a column, from 0: A, Z, AA. */
export function lettersOf(column: number): string {
  const last = String.fromCharCode(A + (column % LETTERS));
  return column < LETTERS ? last : lettersOf(Math.floor(column / LETTERS) - 1) + last;
}

/** Rule of the cells of a column: its type, its ends, and whether others than allowed are refused. */
function ruleOf(column: TemplateColumn, letters: string, lists: string): { readonly attributes: string; readonly formulas: string } | null {
  const { choices, isMany, min, max, maxChars } = column;
  if (choices.length > 0)
    return {
      attributes: `type="list"${isMany ? '' : ' showErrorMessage="1"'}`,
      formulas: `<formula1>'${lists}'!$${letters}$1:$${letters}$${choices.length}</formula1>`,
    };
  if (min !== undefined && max !== undefined)
    return { attributes: 'type="decimal" showErrorMessage="1"', formulas: `<formula1>${min}</formula1><formula2>${max}</formula2>` };
  if (min !== undefined || max !== undefined)
    return {
      attributes: `type="decimal" operator="${min === undefined ? 'lessThanOrEqual' : 'greaterThanOrEqual'}" showErrorMessage="1"`,
      formulas: `<formula1>${min ?? max}</formula1>`,
    };
  if (maxChars !== undefined)
    return {
      attributes: 'type="textLength" operator="lessThanOrEqual" showErrorMessage="1"',
      formulas: `<formula1>${maxChars}</formula1>`,
    };
  return null;
}

/** Sentence on a column, shown with its cells; empty where there is nothing to say. */
function promptOf({ isRequired, choices, isMany, min, max, maxChars }: TemplateColumn): string {
  const said = [
    isRequired && '必填',
    choices.length > 0 && (isMany ? '可填写多个选项，用逗号分隔' : '请从列表中选择'),
    min !== undefined && `不小于${min}`,
    max !== undefined && `不大于${max}`,
    maxChars !== undefined && `最多${maxChars}个字`,
  ];
  return said.filter((part) => part !== false).join('，');
}

/** Validations of the columns of a template; empty where there are none. */
export function validationsXml(columns: readonly TemplateColumn[], lists: string): string {
  const all = columns.flatMap((column, at): string[] => {
    const letters = lettersOf(at);
    const rule = ruleOf(column, letters, lists);
    const prompt = promptOf(column);
    if (rule === null && prompt === '') return [];
    const title = escapedXml(column.heading.slice(0, TITLE_MAX_CHARS));
    const error = rule ? ` errorTitle="${title}" error="${escapedXml(prompt.slice(0, PROMPT_MAX_CHARS))}"` : '';
    return [
      `<dataValidation ${rule?.attributes ?? ''} allowBlank="1" showInputMessage="1" promptTitle="${title}" prompt="${escapedXml(prompt.slice(0, PROMPT_MAX_CHARS))}"${error} sqref="${letters}2:${letters}${LAST_ROW}">${rule?.formulas ?? ''}</dataValidation>`,
    ];
  });
  return all.length === 0 ? '' : `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`;
}
