import { expect, test } from 'vitest';
import { publicTypes, reportOf } from './publicTypes.ts';

const listOf = (...codes: readonly string[]) => `
export interface Language { readonly code: string; }
export declare const LANGUAGES: readonly [${codes.map((code) => `{\n  readonly code: '${code}';\n}`).join(', ')}];
export type LanguageCode = (typeof LANGUAGES)[number]['code'];
`;
const report = (text: string) => reportOf(publicTypes([['engines/language', 'language.d.ts']], () => text));

test('one more language is no change of the report: whoever takes the kit in has others', () => {
  expect(report(listOf('zh', 'ja'))).toBe(report(listOf('zh')));
  expect(report(listOf('zh'))).toContain('declare const LANGUAGES: readonly Language[];');
});

test('a member more is one', () => {
  const other = listOf('zh').replace('readonly code: string;', 'readonly code: string; readonly tag: string;');
  expect(report(other)).not.toBe(report(listOf('zh')));
});
