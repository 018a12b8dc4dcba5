import { expect, test } from 'vitest';
import { A4, pageParamOf, paperName, paperOf, paperPx, sidesOf, withRoom } from './paper.ts';

test.each<[string, string]>([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a side of no length', '{"width":0,"height":297}'],
  ['a side that is a text', '{"width":"210","height":297}'],
])('%s is A4', (_, text) => expect(paperOf(text)).toEqual(A4));

test('a kept paper is read and written, and members of others stay', () => {
  const text = '{"width":148,"height":210,"direction":"landscape","margins":[5,10,15,20],"own":1}';
  const paper = paperOf(text);
  expect(paper).toEqual({ widthMm: 148, heightMm: 210, direction: 'landscape', marginsMm: [5, 10, 15, 20] });
  expect([paperName(paper), sidesOf(paper)]).toEqual(['A5', { widthMm: 210, heightMm: 148 }]);
  expect(JSON.parse(pageParamOf(paper, text))).toEqual(JSON.parse(text));
});

test('margins are made less than the paper', () =>
  expect(withRoom({ ...A4, widthMm: 100, marginsMm: [200, 60, 10, 10] }).marginsMm).toEqual([138, 40, 10, 10]));

test('a margin that is no number has its usual width', () =>
  expect(paperOf('{"width":210,"height":297,"margins":[-1,"x"]}').marginsMm).toEqual([10, 10, 10, 10]));

test('a landscape A4 is 1123 px wide', () => expect(Math.round(paperPx({ ...A4, direction: 'landscape' }).widthPx)).toBe(1123));
