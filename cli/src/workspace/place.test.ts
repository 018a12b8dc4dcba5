import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { switchTest } from '@milepost/openapi/testing/switch-test';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CommandFailure, EXIT } from '../failure.ts';
import { diskFiles, writeChanges } from './index.ts';

/** A writer of one new or changed file. */
type Write = (root: string, wanted: string) => void;

interface Row {
  readonly id: string;
  readonly wanted: string;
  readonly expected: { readonly verdict: 'allowed' | 'rejected' };
}
const row = (verdict: 'allowed' | 'rejected', id: string, wanted: string): Row => ({ id, wanted, expected: { verdict } });

const ROWS: readonly Row[] = [
  row('allowed', 'a new folder', 'pages/area/page.ts'),
  row('allowed', 'a name that begins with a dot', '.milepost/journal/1.json'),
  row('allowed', 'a name with two dots', 'a..b.ts'),
  row('allowed', 'a link within the project', 'inside/page.ts'),
  row('rejected', 'the folder above', '../evil.ts'),
  row('rejected', 'the folder above, on a detour', 'pages/../../evil.ts'),
  row('rejected', 'a step that goes nowhere', 'pages/./evil.ts'),
  row('rejected', 'a path of this computer', '/evil.ts'),
  row('rejected', 'a path of another system', 'C:/evil.ts'),
  row('rejected', 'strokes of another system', '..\\evil.ts'),
  row('rejected', 'a folder that is a link out of it', 'out/evil.ts'),
  row('rejected', 'a new folder behind a link out of it', 'out/new/evil.ts'),
  row('rejected', 'a file that is a link out of it', 'linked.ts'),
  row('rejected', 'something unseen in the name', 'a\u0007.ts'),
  row('rejected', 'no name', ''),
];

/** A project beside a folder that is none of its own. */
function project(): { readonly root: string; readonly outside: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-place-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [root, outside] = [path.join(folder, 'project'), path.join(folder, 'outside')];
  for (const made of [path.join(root, 'pages'), outside]) mkdirSync(made, { recursive: true });
  writeFileSync(path.join(outside, 'mine.ts'), 'mine\n');
  symlinkSync(outside, path.join(root, 'out'));
  symlinkSync(path.join(outside, 'mine.ts'), path.join(root, 'linked.ts'));
  symlinkSync('pages', path.join(root, 'inside'));
  return { root, outside };
}

const guarded: Write = (root, wanted) => {
  const before = wanted === '' ? null : diskFiles.read(path.join(root, wanted));
  writeChanges(root, [{ path: wanted, before, after: 'new\n' }], diskFiles);
};
/** The guard switched off: a path is where it says. */
const anywhere: Write = (root, wanted) => {
  const file = path.join(root, wanted);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'new\n');
};

function judge(write: Write, { wanted, expected }: Row): string | null {
  const { root, outside } = project();
  let failure: Error | null = null;
  try {
    write(root, wanted);
  } catch (error) {
    failure = error instanceof Error ? error : new Error('thrown');
  }
  const strays = [path.join(outside, 'evil.ts'), path.join(outside, 'new'), path.join(root, '../evil.ts')].filter((each) =>
    existsSync(each),
  );
  if (strays.length > 0) return `it wrote ${strays.join(', ')}`;
  if (readFileSync(path.join(outside, 'mine.ts'), 'utf8') !== 'mine\n') return 'it changed a file outside';
  if (expected.verdict === 'allowed')
    return failure === null && diskFiles.read(path.join(root, wanted)) === 'new\n' ? null : `it was ${failure?.message ?? 'not written'}`;
  return failure instanceof CommandFailure && failure.exitCode === EXIT.usage ? null : `it was ${failure?.message ?? 'written'}`;
}

describe('a command writes into its project and nowhere else', () => {
  switchTest(ROWS, judge, { on: guarded, off: anywhere, leastRed: 9 });
});

test('of a plan with one bad path nothing is written', () => {
  const { root } = project();
  const changes = ['pages/a.ts', '../evil.ts'].map((each) => ({ path: each, before: null, after: 'new\n' }));
  expect(() => writeChanges(root, changes, diskFiles)).toThrow(/"..\/evil.ts" leads out of the project/);
  expect(existsSync(path.join(root, 'pages/a.ts'))).toBe(false);
});
