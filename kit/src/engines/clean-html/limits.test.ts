import { describe, expect, test } from 'vitest';
import { MAX_BYTES, SHEET_MAX_BYTES, limitOf } from './limits.ts';
import { inLongRun } from '../../../../scripts/testing/inLongRun.mjs';

describe('input is refused above 256 KiB or nesting above 100, before parsing', () => {
  test.each<[string, string, ReturnType<typeof limitOf>]>([
    ['an empty text', '', null],
    ['exactly 256 KiB', 'a'.repeat(MAX_BYTES), null],
    ['a byte more', 'a'.repeat(MAX_BYTES + 1), 'bytes'],
    ['Han characters of three bytes each', '护'.repeat(MAX_BYTES / 3 + 1), 'bytes'],
    ['100 elements in one another', '<div>'.repeat(100), null],
    ['101', '<div>'.repeat(101), 'depth'],
    ['101 that are closed again', '<div>'.repeat(101) + '</div>'.repeat(101), 'depth'],
    ['500 beside one another', '<p>a</p>'.repeat(500), null],
    ['500 paragraphs nobody closed', '<p>a'.repeat(500), null],
    ['500 rows nobody closed', `<table>${'<tr><td>1<td>2'.repeat(500)}</table>`, null],
    ['500 list items nobody closed', `<ul>${'<li>a'.repeat(500)}</ul>`, null],
    ['500 tables after one another that end in their cells', '<table><tr><td>1</table>'.repeat(500), null],
    ['500 line breaks and images', '<br><img src=/a.png>'.repeat(500), null],
    ['formatting that paragraphs carry on', '<p><b>'.repeat(101), 'depth'],
    ['formatting that is closed around what it opened', '<b><div></b>'.repeat(101), 'depth'],
    ['tags written in capitals', '<DIV>'.repeat(101), 'depth'],
    ['tags with quoted brackets', '<div title=">">'.repeat(101), 'depth'],
    ['brackets that are no tags', '1 < 2 <3 '.repeat(500), null],
    ['tags inside a value', `<p title="${'<div>'.repeat(500)}">`, null],
    ['40 tables in one another', '<table><tr><td>'.repeat(40) + '</td></tr></table>'.repeat(40), 'depth'],
    ['100 in one another beside another hundred', `${'<i>'.repeat(100)}${'</i>'.repeat(100)}`.repeat(2), null],
    ['ends without a beginning', '</b>'.repeat(500) + '<i>'.repeat(100), null],
    ['list items in lists in one another', '<ul><li>'.repeat(51), 'depth'],
    ['paragraphs nobody closed within an element that is', '<div><p>a</div>'.repeat(500), null],
    ['cells nobody closed', `<table><tr>${'<td>1'.repeat(500)}</table>`, null],
    ['names and their meanings', `<dl>${'<dt>a<dd>b'.repeat(500)}</dl>`, null],
    ['formatting that a cell ends', `<table><tr>${'<td><b>1</td>'.repeat(500)}`, null],
    ['formatting that a paragraph does not end', '<p><b>1</p>'.repeat(101), 'depth'],
    ['an element of another name', '<constructor>'.repeat(101), 'depth'],
  ])('%s', (_, html, limit) => expect(limitOf(html)).toBe(limit));

  test.each([
    ['text', MAX_BYTES],
    ['draft', MAX_BYTES],
    ['sheet', SHEET_MAX_BYTES],
    ['copy', SHEET_MAX_BYTES],
  ] as const)('of a %s so many bytes are parsed: %i', (use, most) => {
    expect(limitOf('a'.repeat(most), use)).toBeNull();
    expect(limitOf('a'.repeat(most + 1), use)).toBe('bytes');
    expect(limitOf('é'.repeat(most / 2 + 1), use)).toBe('bytes');
  });

  test.each(['<', '<a', '<a b=', '<a b="', '</', '<a/', '<a ='])('256 KiB of “%s” are judged in a moment', (text) => {
    const html = text.repeat(Math.floor(MAX_BYTES / text.length));
    const startedMs = performance.now();
    limitOf(html);
    expect(performance.now() - startedMs).toBeLessThan(inLongRun(2000));
  });
});
