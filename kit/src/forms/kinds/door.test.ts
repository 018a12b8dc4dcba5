import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../..');
const DOOR = path.join(SRC, 'forms/kinds/values.ts');

/** Modules a file needs when it runs; types are none. */
function needsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as {
    body: { source?: { value: string }; importKind?: string; exportKind?: string }[];
  };
  return body.flatMap(({ source, importKind, exportKind }) =>
    source && importKind !== 'type' && exportKind !== 'type' ? [source.value] : [],
  );
}

function reached(from: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([from]);
  const packages = new Set<string>();
  for (const file of files)
    for (const name of needsOf(file)) {
      if (name.startsWith('.')) files.add(path.resolve(path.dirname(file), name));
      else packages.add(name);
    }
  return { files, packages };
}

test('the door of values reaches value files, rules and engines alone: no view, no style, no package', () => {
  const { files, packages } = reached(DOOR);
  expect([...packages]).toEqual([]);
  const rooms = [...files].map((file) => path.relative(SRC, file));
  expect(rooms.length).toBeGreaterThan(40);
  expect(rooms.filter((file) => !/^(?:forms\/(?:kinds|grammar)|engines\/[\w-]+)\/[\w/-]+\.ts$/.test(file))).toEqual([]);
});

test('what is reached elsewhere is seen, so that the promise above can break', () => {
  const { files, packages } = reached(path.join(SRC, 'forms/value-text/index.ts'));
  expect([...packages]).toContain('react');
  expect([...files].some((file) => file.includes('/primitives/'))).toBe(true);
});
