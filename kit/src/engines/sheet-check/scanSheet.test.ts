import { describe, expect, test } from 'vitest';
import { SHEET_MAX_CELLS } from './limits.ts';
import { declaresType, refuseTexts, scanSheet } from './scanSheet.ts';

const bytes = (xml: string) => new TextEncoder().encode(xml);
const cell = (attributes = '', value = '<v>1</v>') => `<c${attributes}>${value}</c>`;
const row = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`;

describe('rows that hold something', () => {
  test.each<[string, string, number]>([
    ['nothing', '', 0],
    ['one', row(cell()), 1],
    ['several values of one', row(cell(), cell(), cell()), 1],
    ['two', row(cell()) + row(cell()), 2],
    ['one with a text of its own', row(cell('', '<is><t>a</t></is>')), 1],
    ['one with attributes', '<row\n r="1"><c\tr="A1"><v >1</v></c></row>', 1],
    ['one under a prefix', '<x:row><x:c r="A1"><x:v>1</x:v></x:c></x:row>', 1],
    ['one under a long prefix', '<spreadsheetmain:row><spreadsheetmain:v>1</spreadsheetmain:v></spreadsheetmain:row>', 1],
    ['one without values', row(cell('', ''), '<c/>'), 0],
    ['one with empty values', row(cell('', '<v></v>'), cell('', '<v/>'), cell('', '<t xml:space="preserve"/>')), 0],
    ['a formula without a value', row(cell('', '<f>1</f>')), 0],
    ['a value outside of rows', `${cell()}${row(cell())}`, 1],
    ['an end that is cut off behind a value', '<row><v>', 0],
    ['an end that is cut off in a value', '<row><v', 0],
    ...['rox', 'raw', 'xow', 'ro', 'rows', 'w', 'si'].map((name): [string, string, number] => [
      `an element called ${name}`,
      `${row(cell())}<${name}>${cell()}</${name}>`,
      1,
    ]),
    ...['x', 'vt', 'tt', 'si', 'f'].map((name): [string, string, number] => [
      `a value in an element called ${name}`,
      row(cell('', `<${name}>1</${name}>`)),
      0,
    ]),
  ])('%s', (_, xml, rows) => expect(scanSheet(bytes(xml))).toBe(rows));
});

const refusalOf = (run: () => unknown): unknown => {
  try {
    run();
    return null;
  } catch (error) {
    return (error as { problem: unknown }).problem;
  }
};

test.each<[string, string, boolean]>([
  ['the hundredth column', cell(' r="CV1"'), false],
  ['the one after it', cell(' r="CW1"'), true],
  ['the last of one letter', cell(' r="Z1"'), false],
  ['the last of all', cell(' s="1" t="n" r="XFD1"'), true],
  ['one without anything in it', cell(' r="CW1"', ''), false],
  ['one beside others', `${cell(' r="A1"')}${cell(' r="CW1"')}${cell(' r="B1"')}`, true],
  ['one that does not say its place', cell(), false],
  ['one that does not say its place, with capitals in it', cell('', `<v>${'A'.repeat(100)}</v>`), false],
  ['one with capitals in another attribute', cell(' ar="CW1" cm="CW1"'), false],
])('a value in a column that is %s is one too many: %s', (_, cells, isRefused) =>
  expect(refusalOf(() => scanSheet(bytes(row(cells))))).toEqual(isRefused ? { kind: 'columns', max: 100 } : null),
);

test('as many cells as a sheet may have are counted, one more is refused', () => {
  expect(scanSheet(bytes('<c/>'.repeat(SHEET_MAX_CELLS)))).toBe(0);
  expect(refusalOf(() => scanSheet(bytes('<c/>'.repeat(SHEET_MAX_CELLS + 1))))).toEqual({ kind: 'cells', max: SHEET_MAX_CELLS });
});

test.each([
  ['si', 0, false],
  ['si', 1, true],
  ['x:si', 1, true],
  ['sz', 1, false],
  ['ti', 1, false],
  ['s', 1, false],
  ['sis', 1, false],
])('of shared texts called %s there may be as many as cells: %i more are too many: %s', (name, more, isRefused) =>
  expect(refusalOf(() => refuseTexts(bytes(`<${name}/>`.repeat(SHEET_MAX_CELLS + more))))).toEqual(
    isRefused ? { kind: 'cells', max: SHEET_MAX_CELLS } : null,
  ),
);

test.each<[string, boolean]>([
  ['<!DOCTYPE a><a/>', true],
  ['<?xml version="1.0"?>\n<!doctype a [<!ENTITY b "c">]><a/>', true],
  ['<!-- words --><!DOCTYPE a>', true],
  ['<?xml version="1.0"?><a/>', false],
  ['<?xml version="1.0"?><a/><!DOCTYPE a>', false],
  ['<!-- DOCTYPE --><a><!DOCTYPE a></a>', false],
  ['<a>!DOCTYPE a</a>', false],
  ['<!-- words -->', false],
  ['words', false],
  ['', false],
])('%j declares a document type: %s', (xml, isDeclared) => expect(declaresType(bytes(xml))).toBe(isDeclared));
