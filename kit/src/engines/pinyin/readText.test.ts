import { expect, test } from 'vitest';
import { createReadText } from './readText.ts';

const syllablesOf = (text: string) => createReadText()(text).map(({ syllables }) => syllables.join('|'));

test.each([
  // A surname is read as one, and its characters as they are.
  ['单雄信', ['shan|dan', 'xiong', 'xin']],
  ['曾曾', ['zeng|ceng', 'ceng']],
  ['尉迟恭', ['yu|wei', 'chi', 'gong']],
  // A word has the reading it has there alone.
  ['重庆', ['chong', 'qing']],
  ['六安', ['lu', 'an']],
  // Passports and keyboards spell ü in ways of their own.
  ['吕布', ['lv|lyu', 'bu']],
  ['女装', ['nv|nyu', 'zhuang']],
  ['略阳', ['lve|lyue|lue', 'yang']],
  ['虐', ['nve|nyue|nue']],
  ['路牌', ['lu', 'pai']],
  // Traditional characters: surnames of one and of two characters, words, and a word that begins like a surname.
  ['單雄信', ['shan|dan', 'xiong', 'xin']],
  ['尉遲恭', ['yu|wei', 'chi', 'gong']],
  ['會計部', ['kuai|hui', 'ji', 'bu']],
  ['去銀行', ['qu', 'yin', 'hang|xing']],
  ['簡單', ['jian', 'dan']],
  // What is no Han character with a reading is found by itself.
  ['K98路', ['', '', '', 'lu']],
  ['𠮷野', ['', 'ye']],
  ['か', ['']],
  ['', []],
])('%s is read %j', (text, syllables) => expect(syllablesOf(text)).toEqual(syllables));

test('characters are of one width and case, and know their place in the text', () => {
  const places = createReadText()('Ａ𠮷b路').map(({ char, from, end }) => [char, from, end]);
  expect(places).toEqual([
    ['a', 0, 1],
    ['𠮷', 1, 3],
    ['b', 3, 4],
    ['路', 4, 5],
  ]);
});

test('a text that begins like one that was read before is read by itself', () => {
  const read = createReadText();
  const first = (text: string) => read(text)[0]?.syllables;
  expect([first('单雄信'), first('单雄'), first('路单'), first('单雄信')]).toEqual([
    ['shan', 'dan'],
    ['shan', 'dan'],
    ['lu'],
    ['shan', 'dan'],
  ]);
});
