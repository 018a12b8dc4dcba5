import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contracts } from '../contract/index.ts';
import { RULES_OFF } from './axeRules.ts';

const kit = path.resolve(import.meta.dirname, '../../..');
const stories = globSync('src/**/*.stories.tsx', { cwd: kit }).map((file) => ({ file, text: readFileSync(path.join(kit, file), 'utf8') }));

test('no story turns a rule or the check off', () => {
  const off = stories.filter(({ text }) => /\ba11y\s*:/.test(text)).map(({ file }) => path.basename(file));
  expect(off).toEqual([]);
});
test('a rule that is off says since when and why', () => {
  for (const { since, why } of RULES_OFF) {
    expect(Date.parse(since)).toBeGreaterThan(0);
    expect(why.length).toBeGreaterThan(40);
  }
});
test('a contract that a story names is there', () => {
  const named = stories.flatMap(({ text }) => [...text.matchAll(/contract: '([\w-]+)'/g)].map(([, id]) => id));
  expect(named.filter((id) => !contracts.some((contract) => contract.id === id))).toEqual([]);
});
