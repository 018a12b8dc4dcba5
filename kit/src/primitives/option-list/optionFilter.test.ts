import { expect, test, vi } from 'vitest';
import { loadPinyin } from '../../engines/pinyin/index.ts';
import { createOptionFilter, spanOf } from './optionFilter.ts';

const NAMES = ['波形梁护栏', '混凝土护栏', 'Camera K36', '门架 K360', 'ＬＥＤ 情报板'];
const found = (text: string) => {
  const rows = createOptionFilter(NAMES, (name) => name).find(text);
  return rows && [...rows].map((index) => NAMES[index]);
};

test.each([
  ['', null],
  ['  ', null],
  ['护栏', ['波形梁护栏', '混凝土护栏']],
  ['k36', ['Camera K36', '门架 K360']],
  ['Ｋ３６', ['Camera K36', '门架 K360']],
  ['led', ['ＬＥＤ 情报板']],
  ['隧道', []],
])('“%s” finds %o, whatever case and width', (text, names) => {
  expect(found(text)).toEqual(names);
});

test.each([
  ['hl', ['波形梁护栏', '混凝土护栏']],
  ['hulan', ['波形梁护栏', '混凝土护栏']],
  ['hunntu', ['混凝土护栏']],
  ['lanhu', []],
  ['hunningthl', ['混凝土护栏']],
  ['k', ['Camera K36', '门架 K360']],
  ['l', ['ＬＥＤ 情报板', '波形梁护栏', '混凝土护栏']],
  ['menjia k360', ['门架 K360']],
])('with sounds “%s” finds %o', async (text, names) => {
  const sounds = await loadPinyin();
  const rows = createOptionFilter(NAMES, (name) => name, sounds).find(text);
  expect([...(rows ?? [])].map((index) => NAMES[index])).toEqual(names);
});

test('a search that grew, shrank or changed finds the same as one from the start', () => {
  const filter = createOptionFilter(NAMES, (name) => name);
  for (const text of ['k', 'k3', 'k360', 'k36', '护', '护栏', '栏', 'k', '']) {
    const rows = filter.find(text);
    expect(rows && [...rows].map((index) => NAMES[index])).toEqual(found(text));
  }
});

test('nothing is found across two options, or by what may stand between them', () => {
  const filter = createOptionFilter(['ab', 'cd\0e', 'ab', ''], (name) => name);
  const places = (text: string) => [...(filter.find(text) ?? [])];
  expect(places('b')).toEqual([0, 2]);
  expect(places('bc')).toEqual([]);
  expect(places('b\0c')).toEqual([]);
  expect(places('d\0e')).toEqual([1]);
  expect([...(createOptionFilter([], String).find('a') ?? [])]).toEqual([]);
});

test('ten thousand options give the same as looking through them one by one', () => {
  const names = Array.from({ length: 10_000 }, (_, at) => `Option ${String(at).padStart(5, '0')}`);
  const filter = createOptionFilter(names, (name) => name);
  for (const text of ['9', '97', '973', 'n 0', '00000', '99999', 'x'])
    expect([...(filter.find(text) ?? [])]).toEqual(names.flatMap((name, at) => (name.toLowerCase().includes(text) ? [at] : [])));
});

test('words are asked for once, and not before somebody searches', () => {
  const wordsOf = vi.fn<(name: string) => string>((name) => name);
  const filter = createOptionFilter(NAMES, wordsOf);
  expect(wordsOf).not.toHaveBeenCalled();
  filter.prepare();
  filter.find('k');
  filter.find('护');
  expect(wordsOf).toHaveBeenCalledTimes(NAMES.length);
});

test.each([
  ['云阳北收费站', '北', [2, 3]],
  ['Camera K36', 'k3', [7, 9]],
  ['云阳北收费站', '南', undefined],
  ['云阳北收费站', ' ', undefined],
  ['5㎞ 处', 'k', undefined],
] as const)('in “%s” the text “%s” stands at %o', (text, searched, span) => {
  expect(spanOf(text, searched)).toEqual(span);
});
