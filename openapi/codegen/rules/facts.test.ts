import { expect, test } from 'vitest';
import { factProblems } from './facts.ts';

const good = {
  tags: ['oauth'],
  'x-source': 'shell §7',
  'x-status': 'documented',
  'x-effect': 'session',
  'x-writes': ['session'],
  'x-needs': 'session',
};

test('complete facts have no problem', () => {
  expect(factProblems(good)).toEqual([]);
  expect(factProblems({ ...good, 'x-status': 'assumed', 'x-reading': 'R-001', 'x-timeout-ms': 100_000 })).toEqual([]);
  expect(factProblems({ ...good, 'x-rows': { category: ['department'], status: [0, 4] } })).toEqual([]);
});

test.each([
  ['no source', { 'x-source': undefined }, 'x-source'],
  ['a source that is no clause', { 'x-source': 'the shell document' }, 'x-source'],
  ['no status', { 'x-status': undefined }, 'x-status'],
  ['assumed without a reading', { 'x-status': 'assumed' }, 'x-reading'],
  ['a reading without a number', { 'x-reading': 'lock-screen-call' }, 'x-reading'],
  ['an unknown effect', { 'x-effect': 'write' }, 'x-effect'],
  ['a write without tags', { 'x-writes': undefined }, 'x-writes'],
  ['a write that changes nothing', { 'x-writes': [] }, 'x-writes'],
  ['a tag that does not exist', { 'x-writes': ['sesion'] }, 'x-writes'],
  ['a tag twice', { 'x-reads': ['user', 'user'] }, 'x-reads'],
  ['a read without tags', { 'x-effect': 'read', 'x-writes': undefined }, 'x-reads'],
  ['a read that writes', { 'x-effect': 'read', 'x-reads': ['session'] }, 'x-writes'],
  ['nobody who may call it', { 'x-needs': undefined }, 'x-needs'],
  ['a right nobody knows', { 'x-needs': { page: 'a', seat: 'b' } }, 'x-needs'],
  ['a token asked for where nothing is needed', { 'x-needs': 'nothing' }, 'x-needs'],
  ['rows that are a word', { 'x-rows': 'department' }, 'x-rows'],
  ['rows of no member', { 'x-rows': {} }, 'x-rows'],
  ['rows of no value', { 'x-rows': { category: [] } }, 'x-rows'],
  ['rows of one value twice', { 'x-rows': { category: ['department', 'department'] } }, 'x-rows'],
  ['a timeout of zero', { 'x-timeout-ms': 0 }, 'x-timeout-ms'],
  ['a flag that is false', { 'x-raw-response': false }, 'x-raw-response'],
  ['two tags', { tags: ['oauth', 'file'] }, 'tags'],
  ['a misspelt fact', { 'x-efect': 'read' }, 'x-efect'],
])('%s is one problem that names it', (_, change, named) => {
  const problems = factProblems({ ...good, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(named);
});
