import { expect, test } from 'vitest';
import { bodyOf, draftOf } from './queries.ts';

const template = (sqlTemplate: string) => ({ sqlTemplate }) as Parameters<typeof draftOf>[0];
const saved = (sqlTemplate: string) => bodyOf(draftOf(template(sqlTemplate)) as Parameters<typeof bodyOf>[0]).sqlTemplate;

test('queries are rows, and come back as they were', () => {
  const text = JSON.stringify([{ sql: 'SELECT 1' }, { sql: 'SELECT 2' }]);
  expect(draftOf(template(text)).queries).toEqual([{ sql: 'SELECT 1' }, { sql: 'SELECT 2' }]);
  expect(saved(text)).toBe(text);
});

test.each(['', 'no list', '{"sql":1}'])('the text %j is kept until somebody writes a query', (text) => expect(saved(text)).toBe(text));
