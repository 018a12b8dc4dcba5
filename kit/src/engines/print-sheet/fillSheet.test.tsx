import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROWS_MAX, fillSheet, thousands } from './index.ts';
import type { PrintValues, SheetWords } from './index.ts';

const WORDS: SheetWords = { formats: new Map([['thousands', thousands]]) };

function filled(template: string, values: PrintValues, words = WORDS) {
  const body = document.createElement('div');
  body.innerHTML = template;
  const result = fillSheet(body, values, words);
  return { html: body.innerHTML, text: body.textContent, ...result };
}

test.each<[string, string, PrintValues, string]>([
  ['a value is text, never markup', '<p>{a}</p>', { a: '<img src=x>' }, '<p>&lt;img src=x&gt;</p>'],
  ['a value that looks like a token stays', '<p>{a}</p>', { a: '{b}', b: 'secret' }, '<p>{b}</p>'],
  ['two values never make a token together', '<p>{a}{b}</p>', { a: '{', b: 'c}', c: 'secret' }, '<p>{c}</p>'],
  ['own members alone', '<p>{__proto__}{constructor}</p>', {}, '<p></p>'],
  ['nothing within markup is a token', '<p title="{a}">{a}</p>', { a: 'x' }, '<p title="{a}">x</p>'],
  ['what is no number stands as it is', '<p>{a:thousands}</p>', { a: '12 辆' }, '<p>12 辆</p>'],
  ['a number is formatted', '<p>{a:thousands}</p>', { a: 1234.5 }, '<p>1,234.5</p>'],
  ['a format nobody knows gives nothing', '<p>{a:constructor}</p>', { a: 1 }, '<p></p>'],
  ['a value that is null is empty', '<p>[{a}]</p>', { a: null }, '<p>[]</p>'],
])('%s', (_, template, values, html) => expect(filled(template, values).html).toBe(html));

const ROW = '<table><tbody><tr><th>日期</th></tr><tr><td>{day}</td><td>{cars:thousands}</td><td>{name}</td></tr></tbody></table>';

test('a row is repeated for each row of its sub-table, and values of the head stand in each', () =>
  expect(
    filled(ROW, {
      name: '北站',
      list: [
        { day: '1', cars: 1000 },
        { day: '{name}', cars: null },
      ],
    }).html,
  ).toBe(
    '<table><tbody><tr><th>日期</th></tr><tr><td>1</td><td>1,000</td><td>北站</td></tr>' +
      '<tr><td>{name}</td><td></td><td>北站</td></tr></tbody></table>',
  ));

test('a sub-table without rows has no row, and its tokens are no mistake', () =>
  expect(filled(ROW, { name: '北站', list: [] })).toMatchObject({
    html: '<table><tbody><tr><th>日期</th></tr></tbody></table>',
    unresolved: [],
  }));

test('rows beyond what one sheet holds are left out and counted', () => {
  const list = Array.from({ length: ROWS_MAX + 3 }, (_, day) => ({ day, cars: 1 }));
  const { leftOut, html } = filled(ROW, { name: '', list });
  expect([leftOut, html.split('<tr>').length - 2]).toEqual([3, ROWS_MAX]);
});

test('tokens without a value are told once each, and marked where somebody wants them marked', () => {
  const mark = ({ text }: { text: string }) => Object.assign(document.createElement('mark'), { textContent: text });
  const { unresolved, html } = filled('<p>{x}{x}{y:nobody}{a}</p>', { a: 1 }, { ...WORDS, mark });
  expect(unresolved).toEqual(['{x}', '{y:nobody}']);
  expect(html).toBe('<p><mark>{x}</mark><mark>{x}</mark><mark>{y:nobody}</mark>1</p>');
});

const BLOCKS = { ...WORDS, blocks: new Map([['steps', () => document.createElement('hr')]]) };

test.each([
  ['the place of the paragraph it stands alone in', '<p>{steps}</p>', '<hr>'],
  ['its own place beside words', '<p>a{steps}</p>', '<p>a<hr></p>'],
  ['its own place beside another one', '<p>{steps}{steps}</p>', '<p><hr><hr></p>'],
  ['its own place beside an element', '<p>{steps}<b></b></p>', '<p><hr><b></b></p>'],
  ['its own place in what is no paragraph', '<div>{steps}</div>', '<div><hr></div>'],
  ['no place where a format is asked of it', '<p>{steps:thousands}</p>', '<p></p>'],
])('a block takes %s', (_, template, html) => expect(filled(template, {}, BLOCKS).html).toBe(html));

test('of what stands alone in its paragraph only a block takes its place', () => {
  const mark = () => document.createElement('mark');
  expect(filled('<p>{nobody}</p><p>{a}</p>', { a: 'x' }, { ...BLOCKS, mark }).html).toBe('<p><mark></mark></p><p>x</p>');
});

test('words without an element around them are filled too, and a token in two pieces is one', () => {
  const sheet = document.createDocumentFragment();
  sheet.append('{a', '}', '{steps}');
  fillSheet(sheet, { a: 'x' }, BLOCKS);
  const body = document.createElement('div');
  body.append(sheet);
  expect(body.innerHTML).toBe('x<hr>');
});

test('words without a token stay the same node', () => {
  const body = document.createElement('div');
  body.append('words');
  const [words] = body.childNodes;
  fillSheet(body, {}, WORDS);
  expect(body.firstChild).toBe(words);
});

test.each<[string, string, PrintValues, string]>([
  ['names its sub-table', '<ul><li>{list.day}</li></ul>', { list: [{ day: 1 }, { day: 2 }] }, '<ul><li>1</li><li>2</li></ul>'],
  [
    'stands in one of another sub-table',
    '<ul><li>{day}<ul><li>{name}</li></ul></li></ul>',
    { list: [{ day: 1 }], people: [{ name: 'a' }, { name: 'b' }] },
    '<ul><li>1<ul><li>a</li><li>b</li></ul></li></ul>',
  ],
  [
    'has elements in it',
    '<ul><li><b>{day}</b><i></i></li></ul>',
    { list: [{ day: 1 }, { day: 2 }] },
    '<ul><li><b>1</b><i></i></li><li><b>2</b><i></i></li></ul>',
  ],
  ['has no token', '<ul><li>words</li></ul>', { list: [{ day: 1 }, { day: 2 }] }, '<ul><li>words</li></ul>'],
  ['has an empty comment', '<ul><li><!-- -->{day}</li></ul>', { list: [{ day: 1 }] }, '<ul><li><!-- -->1</li></ul>'],
])('a row that %s', (_, template, values, html) => expect(filled(template, values).html).toBe(html));

/** Values and words full of what tokens and markup are made of. */
const odd = fc
  .array(fc.constantFrom('{a}', '{b}', '{c}', '{', '}', '<b>', '&amp;', '字', '{a:thousands}', '{list.a}'))
  .map((all) => all.join(''));

test('whatever the values hold, a sheet has the elements of its template and each token its value once', () => {
  fc.assert(
    fc.property(odd, odd, odd, odd, (a, b, before, after) => {
      const body = document.createElement('div');
      const line = body.appendChild(document.createElement('p'));
      line.append(before, '{a}|{b}', after);
      fillSheet(body, { a, b }, { formats: new Map() });
      // Apart from the engine: split at braces; what stands between two of them that face each other is a token.
      const parts = `${before}{a}|{b}${after}`.split(/([{}])/);
      const expected = parts.map((part, at) => {
        const isInside = parts[at - 1] === '{' && parts[at + 1] === '}' && part !== '';
        if (isInside) return part === 'a' ? a : part === 'b' ? b : '';
        const isItsBrace =
          (part === '{' && parts[at + 2] === '}' && parts[at + 1] !== '') ||
          (part === '}' && parts[at - 2] === '{' && parts[at - 1] !== '');
        return isItsBrace ? '' : part;
      });
      expect(body.textContent).toBe(expected.join(''));
      expect(body.querySelectorAll('*')).toHaveLength(1);
    }),
  );
});
