import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pasteNames } from './index.ts';
import type { PickNode, SelectionPolicy } from './index.ts';

const policy: SelectionPolicy<PickNode> = {
  cardinality: 'many',
  identity: 'typedId',
  onEmptyConfirm: 'clear',
  accepts: ({ type }) => type === 'user',
};
const node = (id: string, fullName: string, code: string | null = null, type = 'user'): PickNode => ({ id, fullName, code, type });
const staff = [
  node('1', '李华', 'YH-017'),
  node('2', '王芳', 'YH-018'),
  node('3', '陈伟', 'YH-019'),
  node('4', '陈伟', 'YH-020'),
  node('5', 'Anna Li', 'YH-021'),
  node('6', 'ﾀﾛｳ'),
  node('7', '川蜀养护,成都', 'YH-022'),
  node('8', 'YH-017'),
  node('9', '养护一队', 'D-1', 'department'),
  node('2', '王芳', 'YH-018'),
];
const paste = (text: string) =>
  pasteNames(policy, text, staff).map((row) => {
    if (row.kind === 'found') return [row.text, row.node.id];
    return row.kind === 'notFound' ? row.text : [row.text, row.nodes.map(({ id }) => id)];
  });

describe('a pasted list of names or numbers', () => {
  test.each<[string, string, unknown[]]>([
    [
      'one per line',
      '王芳\n李华\r\n',
      [
        ['王芳', '2'],
        ['李华', '1'],
      ],
    ],
    [
      'commas and semicolons',
      '王芳,李华;YH-021',
      [
        ['王芳', '2'],
        ['李华', '1'],
        ['YH-021', '5'],
      ],
    ],
    ['、 and ， and ；', '王芳、李华，YH-021；赵六', [['王芳', '2'], ['李华', '1'], ['YH-021', '5'], '赵六']],
    [
      'cells of a sheet',
      '王芳\tYH-021\n李华',
      [
        ['王芳', '2'],
        ['YH-021', '5'],
        ['李华', '1'],
      ],
    ],
    [
      'blanks around, also wide ones',
      '　王芳 ,\u00A0李华\uFEFF',
      [
        ['王芳', '2'],
        ['李华', '1'],
      ],
    ],
    ['full-width letters and digits', 'ＹＨ－０１８', [['YH-018', '2']]],
    ['a wide blank in a name', 'Ａｎｎａ　Ｌｉ', [['Anna Li', '5']]],
    ['half-width katakana', 'タロウ', [['タロウ', '6']]],
    ['several of that name', '陈伟', [['陈伟', ['3', '4']]]],
    ['a number that is also a name', 'YH-017', [['YH-017', ['1', '8']]]],
    ['not found', '李 华\n赵六\n陈', ['李 华', '赵六', '陈']],
    ['a part of a name is not the name', 'Anna', ['Anna']],
    ['what may not be chosen is not found', '养护一队,D-1', ['养护一队', 'D-1']],
    ['a node that is offered twice is one', '王芳', [['王芳', '2']]],
    ['doubles once, in their first place', '王芳\n赵六\n王芳\n赵六', [['王芳', '2'], '赵六']],
    ['a name and the number of the same person', 'YH-018\n王芳', [['YH-018', '2']]],
    [
      'a name with a comma on its own line',
      '川蜀养护，成都\n王芳',
      [
        ['川蜀养护,成都', '7'],
        ['王芳', '2'],
      ],
    ],
    ['nothing', ' \n,、;\t', []],
  ])('%s', (_, text, expected) => {
    expect(paste(text)).toEqual(expected);
  });

  test('everybody is found in the order pasted, whatever stands between, in either width', () => {
    const crew = Array.from({ length: 30 }, (_, at) => node(`n${at}`, `Crew ${at}`, `C${at}`));
    const wide = (text: string) => text.replace(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0));
    const row = fc.record({
      at: fc.nat(29),
      isCode: fc.boolean(),
      isWide: fc.boolean(),
      between: fc.constantFrom('\n', '\r\n', '\t', ',', ';', '、', '，', '；', ' ， '),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const texts = rows.map(({ at, isCode, isWide, between }) => {
          const name = isCode ? `C${at}` : `Crew ${at}`;
          return `${isWide ? wide(name) : name}${between}`;
        });
        const ids = pasteNames(policy, texts.join(''), crew).map((found) => (found.kind === 'found' ? found.node.id : found));
        expect(ids).toEqual([...new Set(rows.map(({ at }) => `n${at}`))]);
      }),
    );
  });
});
