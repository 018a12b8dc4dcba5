const SHEET = /<(?:\w+:)?sheet\b[^>]*?\br:id="([^"]*)"/;
const TARGET = /\bTarget="\/?(?:xl\/)?([^"]*)"/;
const RELATION = /<(?:\w+:)?Relationship\b[^>]*>/g;

const textOf = (part: Uint8Array | undefined) => (part ? new TextDecoder().decode(part) : '');

/** Name of the part that holds the first sheet of a workbook, as the workbook says, else as it usually is. */
export function firstSheetName(parts: ReadonlyMap<string, Uint8Array>): string {
  const [, id] = SHEET.exec(textOf(parts.get('xl/workbook.xml'))) ?? [];
  const relations = textOf(parts.get('xl/_rels/workbook.xml.rels')).match(RELATION) ?? [];
  const [, target] = TARGET.exec(relations.find((one) => id !== undefined && one.includes(`Id="${id}"`)) ?? '') ?? [];
  return `xl/${target ?? 'worksheets/sheet1.xml'}`;
}
