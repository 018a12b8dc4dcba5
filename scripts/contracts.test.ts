import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractFiles } from './contracts.ts';

const root = join(import.meta.dirname, '..');

test.each([...contractFiles()])('%s is what kit/contracts says; npm run contracts makes it', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});
