import { expect, test } from 'vitest';
import { refusalOf } from './judge.ts';

const ROWS = '{count, plural, one {<0>#</0> row of {name}} other {<0>#</0> rows of {name}}}';

test.each([
  ['the same places', '{name} of {count}', '{count} · {name}', null],
  ['an apostrophe of the language', '{name} of {count}', 'l’{count} d’{name}', null],
  ['an apostrophe before one place', '{count} rows', "l'{count}", null],
  ['an apostrophe that hides a place', '{name} of {count}', "l'{count} d'un {name}", /lacks count/],
  ['apostrophes that hide a place', '{name} of {count}', "l'{count} d'{name}", /lacks count of the English: .* plain text/],
  ['arms of other numbers', ROWS, '{count, plural, zero {لا} two {<0>#</0> {name}} few {#} many {#} other {#}}', null],
  ['an arm no language has', ROWS, '{count, plural, singular {<0>#</0> {name}} other {#}}', /cannot read it: The plural case singular/],
  ['no arm for the rest', ROWS, '{count, plural, one {<0>#</0> {name}}}', /needs an arm "other"/],
  ['a place within the choice', ROWS, '{count, plural, other {#} of {name} <0></0>}', /cannot read it: The plural case of/],
  ['a place of another name', '{name} of {count}', '{name} {anzahl}', /lacks count/],
  ['a choice in other words', '{kind, select, file {File} other {Folder}}', '{kind, select, fichier {F} other {D}}', /lacks kind=file/],
  ['a tag that is gone', 'Read <0>this</0>', '読む', /lacks <0> <\/0>/],
  ['a bracket that stays open', 'Search', '{検索', /bracket \{ is not closed/],
])('a message with %s is taken in, or refused with the reason', (_, source, words, reason) => {
  expect(refusalOf('message', source, words) ?? 'taken in').toMatch(reason ?? /^taken in$/);
});
