const SHEETS = /<(?:\w+:)?sheet\b[^>]*>/g;
const ID = /\br:id="([^"]*)"/;
const HIDDEN = /\bstate="(?:hidden|veryHidden)"/;
const TARGET = /\bTarget="\/?(?:xl\/)?([^"]*)"/;
const RELATION = /<(?:\w+:)?Relationship\b[^>]*>/g;

const textOf = (part: Uint8Array | undefined) => (part ? new TextDecoder().decode(part) : '');

/**
 * Names of the parts that hold the first sheet of a workbook and the first that is not hidden, as the workbook says, else as they
 * usually are. A reader looks into the first one before it knows.
 */
export function firstSheetNames(parts: ReadonlyMap<string, Uint8Array>): { readonly first: string; readonly visible: string } {
  const sheets = textOf(parts.get('xl/workbook.xml')).match(SHEETS) ?? [];
  const relations = textOf(parts.get('xl/_rels/workbook.xml.rels')).match(RELATION) ?? [];
  const nameOf = (sheet = ''): string => {
    const [, id] = ID.exec(sheet) ?? [];
    const [, target] = TARGET.exec(relations.find((one) => id !== undefined && one.includes(`Id="${id}"`)) ?? '') ?? [];
    return `xl/${target ?? 'worksheets/sheet1.xml'}`;
  };
  return { first: nameOf(sheets[0]), visible: nameOf(sheets.find((sheet) => !HIDDEN.test(sheet)) ?? sheets[0]) };
}
