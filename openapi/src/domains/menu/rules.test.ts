import { expect, test } from 'vitest';
import { menuProblems } from './rules.ts';

const draft = { fullName: 'ETC 门架巡检', enCode: 'toll-gantry', sortCode: null, type: 2, urlAddress: 'toll/gantry', moduleId: '' };

test.each([
  ['a page of the program', {}, []],
  ['a folder without an address', { type: 0, urlAddress: '' }, []],
  ['a page without an address', { urlAddress: '' }, ['urlAddress required']],
  ['a page that leads elsewhere', { urlAddress: 'https://evil.test' }, ['urlAddress pattern']],
  ['a link of ours', { type: 7, urlAddress: '/manual/index.html' }, []],
  ['a link to the visualisation host', { type: 7, urlAddress: '${dataV}/fleet?token=${jnpfToken}' }, []],
  ['a link that runs', { type: 7, urlAddress: 'javascript:alert(1)' }, ['urlAddress pattern']],
  ['a link to another host in disguise', { type: 7, urlAddress: '//evil.test' }, ['urlAddress pattern']],
  ['a model without a design', { type: 3, moduleId: ' ' }, ['design required']],
  ['a model with a design', { type: 3, moduleId: '592020000000000001' }, []],
  ['a page for a dictionary without one', { type: 4 }, ['dictionary required']],
  ['a portal without one', { type: 8 }, ['portal required']],
  ['a report, which no call lists', { type: 5 }, []],
  ['a kind nobody knows', { type: 9 }, ['type range']],
  ['a code that ends with a hyphen', { enCode: 'toll-' }, ['enCode pattern']],
  ['no name and a sort order below zero', { fullName: ' ', sortCode: -1 }, ['fullName required', 'sortCode range']],
])('%s', (_, change, problems) => {
  expect(menuProblems({ ...draft, ...change }).map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
});
