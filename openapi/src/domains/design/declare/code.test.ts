import { describe, expect, test } from 'vitest';
import { commented, expressionDoc, isMessage, quoted } from './code.ts';
import { either, group, indent, joined, layOut, line, newLine, softLine, trailingComma, type Doc } from './doc.ts';
import { call, isWritable, list, named, namesIn, object, value, words, type Expression } from './expression.ts';
import { testOf } from './tests.ts';

const english = new Map([['地点', 'Place']]);
const codeOf = (of: Expression, widthChars = 140) => layOut(expressionDoc(of, english), widthChars);
const hole: Expression = { is: 'hole', what: 'button “C”', was: 'fetch(1)' };

describe('a text stands in the quotes that need fewer escapes', () => {
  test.each([
    ['plain', "'plain'"],
    ["it's", `"it's"`],
    ['say "so"', `'say "so"'`],
    [`it's "so"`, `'it\\'s "so"'`],
    [`it's 'so'"`, `"it's 'so'\\""`],
    ['a\nb\\', "'a\\nb\\\\'"],
    ['a\u2028b\u2029', "'a\\u2028b\\u2029'"],
  ])('%j is %s', (text, code) => expect(quoted(text)).toBe(code));
});

test.each([
  ['  two\r\nlines\u2028more */ end ', 'two lines more * / end'],
  ['', ''],
])('%j in a comment is %j, which it cannot end', (text, said) => expect(commented(text)).toBe(said));

test.each<readonly [string, boolean]>([
  ['Place', true],
  ['地点 1', true],
  ['👨‍👩‍👧', true],
  ['', false],
  [' ', false],
  [' Place', false],
  ['Place ', false],
  ..."{}'`\\#|$<>".split('').map((sign) => [`a${sign}b`, false] as const),
  ['a\u0007b', false],
])('%j can be a message: %s', (text, can) => expect(isMessage(text)).toBe(can));

describe('an expression as code', () => {
  test.each<[string, Expression, string]>([
    ['a number', value(3), '3'],
    ['nothing', value(null), 'null'],
    ['a name', named('never'), 'never'],
    ['words', words('Lane'), 'msg`Lane`'],
    ['words in English', words('地点'), 'msg`Place`'],
    ['words no message can hold', words('{a}'), "'{a}'"],
    ['a call of nothing', call('line'), 'line()'],
    ['an empty list', list([]), '[]'],
    ['an empty object', object([]), '{}'],
    ['a value of members', value({ a: [1, 'x'], b: undefined, c: {} }), "{ a: [1, 'x'], c: {} }"],
    ['names that are none', value({ 'a b': 1, c1: 2, 字: 3, $: 4 }), "{ 'a b': 1, c1: 2, '字': 3, $: 4 }"],
    ['a name that would set the prototype', object([['__proto__', value(1)]]), "{ ['__proto__']: 1 }"],
    ['a spread', list([{ is: 'spread', of: named('more') }]), '[...more]'],
    ['a hole', hole, "hole('button “C”')"],
    ['a hole in a list', list([hole]), "[\n  // fetch(1)\n  hole('button “C”'),\n]"],
    ['a hole of an object', object([['a', hole]]), "{\n  // fetch(1)\n  a: hole('button “C”'),\n}"],
    ['one object in a list', value([{ a: 1, b: 2 }]), '[{ a: 1, b: 2 }]'],
    [
      'several in a list',
      value([
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ]),
      '[\n  { a: 1, b: 2 },\n  { a: 3, b: 4 },\n]',
    ],
    ['several of one member', value([{ a: 1 }, { a: 3 }]), '[{ a: 1 }, { a: 3 }]'],
    [
      'lists in a list',
      value([
        [1, 2],
        [3, 4],
      ]),
      '[\n  [1, 2],\n  [3, 4],\n]',
    ],
    ['lists and objects in a list', value([[1, 2], { a: 3, b: 4 }]), '[[1, 2], { a: 3, b: 4 }]'],
    ['numbers in a list', value([1, 2]), '[1, 2]'],
  ])('%s', (_, of, code) => expect(codeOf(of)).toBe(code));

  test.each<[string, Expression, number, string]>([
    ['an object as wide as the line is whole', value({ a: 1, b: 2 }), 14, '{ a: 1, b: 2 }'],
    ['one wider is broken at each member', value({ a: 1, b: 2 }), 13, '{\n  a: 1,\n  b: 2,\n}'],
    ['a list as wide as the line is whole', value([11, 22]), 8, '[11, 22]'],
    ['one wider is broken at each item', value([11, 22]), 7, '[\n  11,\n  22,\n]'],
    ['inner ones stay whole where they fit', value({ a: [1, 2], b: 3 }), 14, '{\n  a: [1, 2],\n  b: 3,\n}'],
    ['the last argument alone is opened', call('text', value('a'), value({ b: 1, c: 2 })), 20, "text('a', {\n  b: 1,\n  c: 2,\n})"],
    [
      'all are where what stands before it does not fit',
      call('text', value('aaaaaaaa'), value({ b: 1 })),
      12,
      "text(\n  'aaaaaaaa',\n  { b: 1 },\n)",
    ],
    [
      'arguments without a last object are one below the other',
      call('text', value('aaaa'), value('bbbb')),
      12,
      "text(\n  'aaaa',\n  'bbbb',\n)",
    ],
    ['an empty one is not opened', call('text', value('aaaa'), value({})), 12, "text(\n  'aaaa',\n  {},\n)"],
    ['a long text stands below its name', value({ name: 'abcdefgh' }), 16, "{\n  name:\n    'abcdefgh',\n}"],
    ['signs of Chinese are as wide as two letters', value(['地点', '地点']), 15, "[\n  '地点',\n  '地点',\n]"],
    ['and fit where there is room for that', value(['地点', '地点']), 16, "['地点', '地点']"],
  ])('%s', (_, of, widthChars, code) => expect(codeOf(of, widthChars)).toBe(code));
});

describe('a layout', () => {
  const parts = (edge: Doc) => group('(', indent(edge, joined(['a', 'b'], [',', line])), trailingComma, edge, ')');
  test.each<[string, Doc, number, string]>([
    ['is whole where it fits', parts(softLine), 6, '(a, b)'],
    ['is broken at each of its places where it does not', parts(softLine), 5, '(\n  a,\n  b,\n)'],
    ['is broken by an end of a line in it', group('(', indent(newLine, 'a'), trailingComma, line, ')'), 99, '(\n  a,\n)'],
    ['fits by what follows on the line', [group('(', indent(softLine, 'a'), softLine, ')'), ';;'], 4, '(\n  a\n);;'],
    ['fits where what follows begins a line', [group('(', indent(softLine, 'a'), softLine, ')'), newLine, ';;'], 3, '(a)\n;;'],
    ['leaves no blanks at the end of a line', ['a ', newLine, 'b'], 9, 'a\nb'],
    ['takes the first way that fits', either('abcdef', 'abc', 'a'), 3, 'abc'],
    ['takes the last one where none does', either('abcdef', 'abc', 'ab'), 1, 'ab'],
    ['takes the first one where all do', either('abcdef', 'abc'), 9, 'abcdef'],
    ['takes no way on one line that ends one', either(['a', newLine, 'b'], 'ab'), 9, 'ab'],
    ['has nothing between one piece', group(joined(['a'], ';')), 9, 'a'],
  ])('%s', (_, doc, widthChars, text) => expect(layOut(doc, widthChars)).toBe(text));
});

test('names of everything an expression calls or names are known', () => {
  const all = object([
    ['a', call('text', words('x'), list([named('n'), { is: 'spread', of: named('m') }]))],
    ['b', hole],
    ['c', value({ d: 1 })],
  ]);
  expect(namesIn(all)).toEqual(['text', 'msg', 'n', 'm', 'hole']);
});

test.each<[unknown, boolean]>([
  [undefined, true],
  [null, true],
  ['a', true],
  [false, true],
  [1, true],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  [() => 1, false],
  [[1, { a: [null] }], true],
  [[1, () => 1], false],
  [Object.create(null), true],
  [{ a: new Date(0) }, false],
  [new Map(), false],
  [{ a: { b: () => 1 } }, false],
])('a value can stand in code as it is where nothing in it would be lost (%#)', (of, can) => expect(isWritable(of)).toBe(can));

test('values deeper than 32 levels are not written', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  expect([isWritable(nested(32)), isWritable(nested(33))]).toEqual([true, false]);
});

describe('a test as code', () => {
  const field = (name: string) => ({ field: name });
  const is = (op: string, ...of: readonly object[]) => ({ op, of }) as never;
  const a = { op: 'empty', of: [field('a')] } as const;
  test.each<[string, never, string]>([
    ['always', { value: true } as never, 'true'],
    ['a field by itself', field('a') as never, "{ field: 'a' }"],
    ['equal', is('===', field('a'), { value: 1 }), "equals('a', 1)"],
    ['different', is('!==', field('a'), { value: 1 }), "differs('a', 1)"],
    ['less', is('<', field('a'), { value: 1 }), "lessThan('a', 1)"],
    ['at most', is('<=', field('a'), { value: 1 }), "atMost('a', 1)"],
    ['more', is('>', field('a'), field('b')), "moreThan('a', { field: 'b' })"],
    ['at least', is('>=', field('a'), { value: 1 }), "atLeast('a', 1)"],
    ['holds', is('includes', field('a'), { value: 'x' }), "includes('a', 'x')"],
    ['one of', is('includes', { value: ['x'] }, field('a')), "oneOf('a', ['x'])"],
    ['not', is('!', a), "not(isEmpty('a'))"],
    ['all', is('&&', a, is('&&', a, a)), "allOf(isEmpty('a'), allOf(isEmpty('a'), isEmpty('a')))"],
    ['all in a row', is('&&', is('&&', a, a), a), "allOf(isEmpty('a'), isEmpty('a'), isEmpty('a'))"],
    ['any', is('||', a, { value: 1 }), "anyOf(isEmpty('a'), { value: 1 })"],
    ['any, joined with what never holds', is('||', { value: false }, a), "isEmpty('a')"],
    ['all, joined with what always holds', is('&&', { value: true }, { value: true }), 'true'],
    ['any of what never holds', is('||', { value: false }, { value: false }), 'false'],
    ['a value first', is('===', { value: 1 }, field('a')), "{ op: '===', of: [{ value: 1 }, { field: 'a' }] }"],
    ['no word for it', is('+', field('a'), { value: 1 }), "{ op: '+', of: [{ field: 'a' }, { value: 1 }] }"],
    ['nothing to compare with', is('===', field('a')), "{ op: '===', of: [{ field: 'a' }] }"],
    ['empty of no field', is('empty', { value: 1 }), "{ op: 'empty', of: [{ value: 1 }] }"],
  ])('%s', (_, expr, code) => expect(codeOf(testOf(expr))).toBe(code));
});
