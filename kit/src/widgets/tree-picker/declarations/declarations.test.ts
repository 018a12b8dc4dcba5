import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const declarations = readdirSync(folder).filter((file) => file.endsWith('Picker.ts'));

test.each(declarations)('%s is a declaration of at most 40 lines', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});
