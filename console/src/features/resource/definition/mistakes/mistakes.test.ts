import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MISTAKES } from './mistakes.ts';

const CONSOLE = path.resolve(import.meta.dirname, '../../../../..');
const RIGHT = readFileSync(path.join(import.meta.dirname, 'groups.ts'), 'utf8');
/** Characters of a message somebody still reads: a few lines of a terminal. */
const READABLE_CHARS = 600;

/** A busy machine decides how long the compiler takes. */
const PATIENCE_MS = 600_000;

interface Message {
  readonly line: number;
  readonly text: string;
}
const messages = new Map<string, Message[]>();
let folder = '';

/** Every declaration in one program: the compiler reads what they import once. */
beforeAll(async () => {
  mkdirSync(path.join(CONSOLE, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(CONSOLE, '.cache/mistakes-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const placed = RIGHT.replaceAll("from '../", "from '../../src/features/resource/definition/");
  write('right.ts', placed);
  for (const [at, [, right, wrong]] of MISTAKES.entries())
    write(
      `mistake${at}.ts`,
      placed.replace(right, () => wrong),
    );
  const compilerOptions = {
    types: ['node', 'vite/client'],
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    rootDir: '../../..',
    tsBuildInfoFile: null,
  };
  write(
    'tsconfig.json',
    JSON.stringify({ extends: '../../../tsconfig.base.json', compilerOptions, include: ['*.ts', '../../src/po.d.ts'] }),
  );
  const compiler = path.join(CONSOLE, '../node_modules/typescript/bin/tsc');
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false', '--checkers', '1'], { cwd: folder }, (_, out) => resolve(out));
  });
  for (const [, name = '', line, text = ''] of said.matchAll(/^(\w+)\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm))
    messages.set(name, [...(messages.get(name) ?? []), { line: Number(line), text }]);
}, PATIENCE_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a correct declaration has no message', () => {
  expect(messages.get('right')).toBeUndefined();
});

test.each(MISTAKES.map((mistake, at) => [...mistake, `mistake${at}`] as const))(
  '%s is one readable line at its place',
  (_title, right, _wrong, says, file) => {
    expect(RIGHT.split(right)).toHaveLength(2);
    const [first] = messages.get(file) ?? [];
    expect(first?.text).toContain(says);
    expect(first?.text).not.toContain('Codec<');
    expect(first?.text.length).toBeLessThan(READABLE_CHARS);
    // What is missing is reported at the first line of what lacks it.
    expect(first?.line).toBe(RIGHT.slice(0, RIGHT.indexOf(right)).split('\n').length);
  },
);
