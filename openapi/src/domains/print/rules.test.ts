import { expect, it } from 'vitest';
import { printQueries, printTemplateProblems, type PrintTemplateDraft } from './index.ts';

const DRAFT: PrintTemplateDraft = {
  fullName: '路产赔（补）偿通知书',
  enCode: 'asset.compensation',
  category: '1',
  kind: 'flow',
  isEnabled: true,
  description: '',
  sortCode: 1,
  dbLinkId: '0',
  sqlTemplate: '[{"sql":"SELECT 1"}]',
  leftFields: '',
  printTemplate: '',
  pageParam: '{"width":210}',
};

it.each<[string, Partial<PrintTemplateDraft>, string[]]>([
  ['brackets in a name are no problem', {}, []],
  ['never designed', { sqlTemplate: '', pageParam: '' }, []],
  [
    'name, code and category are needed',
    { fullName: '', enCode: 'a.', category: '' },
    ['fullName required', 'enCode pattern', 'category required'],
  ],
  ['a name of 101 characters', { fullName: '路'.repeat(101) }, ['fullName tooLong']],
  ['queries that are no list of queries', { sqlTemplate: '[{"text":"SELECT 1"}]' }, ['sqlTemplate pattern']],
  ['paper that is no object', { pageParam: '[]' }, ['pageParam pattern']],
])('%s', (_, change, expected) => {
  expect(printTemplateProblems({ ...DRAFT, ...change }).map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected);
});

it('queries are read from the text, and half a text is none', () => {
  expect(printQueries('[{"sql":"SELECT 1"},{"sql":"SELECT 2"}]')).toEqual(['SELECT 1', 'SELECT 2']);
  expect([printQueries(' '), printQueries('[{"sql":'), printQueries('{}')]).toEqual([[], null, null]);
});
