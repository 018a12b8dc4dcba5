import path from 'node:path';
import { expect, test } from 'vitest';
import { wordsInParts } from './words-in-parts.ts';

const CATALOG = path.resolve(import.meta.dirname, '../kit/src/locales/zh.po');

/** Words the plugin serves, as the page would have it. */
async function served(part: string, isFirst: (file: string) => boolean): Promise<Record<string, unknown>> {
  const { load } = wordsInParts({ isFirst, roots: /nothing/ });
  if (typeof load !== 'function')
    throw new TypeError('[words] The plugin has another shape now, so nothing is tested · call it as Vite does.');
  const loaded: unknown = await Reflect.apply(load, {}, [`${CATALOG}?${part}`]);
  const code = loaded !== null && typeof loaded === 'object' && 'code' in loaded ? String(loaded.code) : '';
  const text = /JSON\.parse\((".*")\)/su.exec(code)?.[1] ?? '""';
  return JSON.parse(JSON.parse(text));
}

test('a word is either there first or comes later: no word is lost, none comes twice', async () => {
  const isTable = (file: string) => file.startsWith('kit/src/primitives/data-table/');
  const [first, late, whole] = await Promise.all([served('first', isTable), served('late', isTable), served('first', () => true)]);
  expect(Object.keys(first).length).toBeGreaterThan(5);
  expect(Object.keys(late).length).toBeGreaterThan(Object.keys(first).length);
  expect(Object.keys(first).filter((key) => key in late)).toEqual([]);
  expect({ ...first, ...late }).toEqual(whole);
});

test('a word of two places is there first where one of them is', async () => {
  const first = await served('first', (file) => file.startsWith('kit/src/primitives/pagination/'));
  const late = await served('late', (file) => file.startsWith('kit/src/primitives/pagination/'));
  expect(JSON.stringify(first)).toContain('["下一页"]');
  expect(JSON.stringify(late)).not.toContain('["下一页"]');
});
