import { expect, test } from 'vitest';
import { holdsCells } from './block.ts';

const TABLE = '<html><body><table><tr><td>a</td></tr></table></body></html>';
const clipboard = (text: string, html = '') => ({ getData: (kind: string) => (kind === 'text/html' ? html : text) });
const [box, area] = [document.createElement('input'), document.createElement('textarea')];

test.each([
  ['one cell', 'a\n', '', false, false],
  ['cells of a row', 'a\tb', '', true, true],
  ['cells of a column, from a spreadsheet', 'a\r\nb\r\n', TABLE, true, true],
  ['lines of a letter', 'a\nb', '<p>a</p><p>b</p>', true, false],
  ['one cell with lines in it', '"a\nb"', TABLE, true, false],
])('%s', (_, text, html, inBox, inArea) => {
  expect([holdsCells(clipboard(text, html), box), holdsCells(clipboard(text, html), area)]).toEqual([inBox, inArea]);
});
