import { describe, expect, test } from 'vitest';
import { MAX_BYTES, limitOf } from './limits.ts';
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
  ])('%s', (_, html, limit) => expect(limitOf(html)).toBe(limit));

  test.each(['<', '<a', '<a b=', '<a b="', '</', '<a/', '<a ='])('256 KiB of “%s” are judged in a moment', (text) => {
    const html = text.repeat(Math.floor(MAX_BYTES / text.length));
    const startedMs = performance.now();
    limitOf(html);
    expect(performance.now() - startedMs).toBeLessThan(inLongRun(2000));
  });
});
