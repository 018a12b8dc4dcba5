import { expect, test } from 'vitest';
import { firstSheetNames } from './firstSheet.ts';

const sheet = (id: string, more = '') => `<sheet name="${id}" sheetId="1"${more} r:id="${id}"/>`;
const relation = (id: string, target: string) => `<Relationship Id="${id}" Type="worksheet" Target="${target}"/>`;
const HIDDEN = ' state="hidden"';

/** The names, of a workbook with these sheets and relations; a part that is null is not there. */
const names = (sheets: string | null, relations: string | null) =>
  firstSheetNames(
    new Map(
      Object.entries({ 'xl/workbook.xml': sheets, 'xl/_rels/workbook.xml.rels': relations }).flatMap(([name, text]) =>
        text === null ? [] : [[name, new TextEncoder().encode(text)]],
      ),
    ),
  );
const BOTH = relation('r1', 'worksheets/a.xml') + relation('r2', '/xl/worksheets/b.xml');
const USUAL = 'xl/worksheets/sheet1.xml';

test.each<[string, string | null, string | null, string, string]>([
  ['the first one', sheet('r1') + sheet('r2'), BOTH, 'xl/worksheets/a.xml', 'xl/worksheets/a.xml'],
  ['one whose part is named from the root', sheet('r2') + sheet('r1'), BOTH, 'xl/worksheets/b.xml', 'xl/worksheets/b.xml'],
  ['the first that is not hidden', sheet('r1', HIDDEN) + sheet('r2'), BOTH, 'xl/worksheets/a.xml', 'xl/worksheets/b.xml'],
  ['one that only programs show', sheet('r1', ' state="veryHidden"') + sheet('r2'), BOTH, 'xl/worksheets/a.xml', 'xl/worksheets/b.xml'],
  ['one that is said to be shown', sheet('r1', ' state="visible"') + sheet('r2'), BOTH, 'xl/worksheets/a.xml', 'xl/worksheets/a.xml'],
  ['the first one, where all are hidden', sheet('r2', HIDDEN) + sheet('r1', HIDDEN), BOTH, 'xl/worksheets/b.xml', 'xl/worksheets/b.xml'],
  [
    'one under a prefix',
    `<x:sheet r:id="r2"/>`,
    `<p:Relationship Target="worksheets/b.xml" Id="r2"/>`,
    'xl/worksheets/b.xml',
    'xl/worksheets/b.xml',
  ],
  ['one without a part', sheet('r9'), BOTH, USUAL, USUAL],
  ['one without an id', '<sheet name="a"/>', relation('', 'worksheets/a.xml'), USUAL, USUAL],
  ['none, in a list of them', '<sheets></sheets>', BOTH, USUAL, USUAL],
  ['none, as nothing names any', null, null, USUAL, USUAL],
  ['one of a workbook without relations', sheet('r1'), null, USUAL, USUAL],
])('the sheet that is read is %s', (_, sheets, relations, first, visible) => expect(names(sheets, relations)).toEqual({ first, visible }));
