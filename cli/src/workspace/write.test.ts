import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { kept, countsOf, diskFiles, diskSnapshot, runsOf, takeBack, writeChanges, writeRun, type FileChange, type Files } from './index.ts';

/** A folder with these files. */
function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-write-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** Every file by its path; folders with nothing in them as a name with a slash. */
function tree(root: string, at = ''): Record<string, string> {
  const found = readdirSync(path.join(root, at), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const file = path.join(at, entry.name);
    if (!entry.isDirectory()) return [[file, readFileSync(path.join(root, file), 'utf8')]];
    const inside = Object.entries(tree(root, file));
    return inside.length > 0 ? inside : [[`${file}/`, '']];
  });
  return Object.fromEntries(found);
}

const BEFORE = { 'app/pages.ts': 'one\n', 'old.ts': 'old\n' };
const CHANGES: readonly FileChange[] = [
  { path: 'pages/area/page.ts', before: null, after: 'area\n' },
  { path: 'app/pages.ts', before: 'one\n', after: 'one\ntwo\n' },
  { path: 'old.ts', before: 'old\n', after: null },
];
const AFTER = { 'app/pages.ts': 'one\ntwo\n', 'pages/area/page.ts': 'area\n' };

test('a plan is written as a whole', () => {
  const root = project(BEFORE);
  expect(writeChanges(root, CHANGES, diskFiles)).toEqual({ folders: ['pages', 'pages/area'] });
  expect(tree(root)).toEqual(AFTER);
});

/** A disk that refuses the given call of one kind. */
function failing(kind: 'write' | 'rename' | 'remove' | 'makeFolder', at: number): Files {
  let calls = 0;
  const fail = () => {
    calls += 1;
    if (calls === at) throw new Error('the disk is full');
  };
  return {
    ...diskFiles,
    [kind]: (...args: never[]) => {
      fail();
      return Reflect.apply(diskFiles[kind], undefined, args);
    },
  };
}

test.each([
  ['makeFolder', 1],
  ['makeFolder', 2],
  ['write', 1],
  ['write', 2],
  ['rename', 1],
  ['rename', 2],
  ['remove', 1],
] as const)('nothing is changed when the %s number %i fails', (kind, at) => {
  const root = project(BEFORE);
  expect(() => writeChanges(root, CHANGES, failing(kind, at))).toThrow(/the disk is full\), so nothing was changed/);
  expect(tree(root)).toEqual(BEFORE);
});

test('what could not be put back is named', () => {
  const root = project(BEFORE);
  let renamed = 0;
  const broken: Files = {
    ...diskFiles,
    rename(from, to) {
      renamed += 1;
      if (renamed === 2) throw new Error('the disk is gone');
      diskFiles.rename(from, to);
    },
    remove: () => {
      throw new Error('the disk is gone');
    },
  };
  expect(() => writeChanges(root, CHANGES, broken)).toThrow(
    expect.objectContaining({ exitCode: 5, message: expect.stringContaining('pages/area/page.ts') }),
  );
});

test('a file that changed since it was read is not overwritten', () => {
  const root = project({ ...BEFORE, 'app/pages.ts': 'somebody else\n' });
  expect(() => writeChanges(root, CHANGES, diskFiles)).toThrow(
    expect.objectContaining({ exitCode: 4, message: expect.stringContaining('app/pages.ts') }),
  );
  expect(tree(root)).toEqual({ ...BEFORE, 'app/pages.ts': 'somebody else\n' });
});

test('a link stays a link, and a program stays one', () => {
  const root = project({ 'real.sh': 'old\n' });
  chmodSync(path.join(root, 'real.sh'), 0o755);
  symlinkSync('real.sh', path.join(root, 'link.sh'));
  writeChanges(root, [{ path: 'link.sh', before: 'old\n', after: 'new\n' }], diskFiles);
  expect(readFileSync(path.join(root, 'real.sh'), 'utf8')).toBe('new\n');
  expect(statSync(path.join(root, 'real.sh')).mode & 0o777).toBe(0o755);
});

test('a run is recorded, and taking it back restores the tree', () => {
  const root = project(BEFORE);
  const run = writeRun(root, 'new page area', CHANGES, diskFiles, Date.UTC(2026, 10, 20));
  expect(runsOf(diskSnapshot(root))).toEqual([run]);
  const back = CHANGES.map(({ path: file, before, after }) => ({ path: file, before: after, after: before }));
  takeBack(root, [run], back, diskFiles);
  expect(tree(root)).toEqual({ ...BEFORE, '.milepost/journal/': '' });
});

test('a run of the first version, which kept both texts of an edit, is read', () => {
  const root = project({
    '.milepost/journal/1.json': JSON.stringify({ version: 1, id: '1', command: 'new page area', changes: CHANGES, folders: [] }),
  });
  expect(runsOf(diskSnapshot(root))).toEqual([{ id: '1', command: 'new page area', changes: kept(CHANGES), folders: [] }]);
});

test('a run that could not be written is not recorded', () => {
  const root = project(BEFORE);
  expect(() => writeRun(root, 'new page area', CHANGES, failing('rename', 2), 0)).toThrow('nothing was changed');
  expect(runsOf(diskSnapshot(root))).toEqual([]);
});

test('records that cannot be read are passed over', () => {
  const root = project({ '.milepost/journal/1.json': '{', '.milepost/journal/2.json': '{"version":2}', '.milepost/journal/notes.txt': '' });
  expect(runsOf(diskSnapshot(root))).toEqual([]);
  expect(existsSync(path.join(root, '.milepost/journal/1.json'))).toBe(true);
});

test.each([
  [CHANGES, '1 new, 1 changed, 1 removed'],
  [[], 'nothing to change'],
] as const)('changes are counted by kind', (changes, words) => expect(countsOf(changes)).toBe(words));

test.each([0, 1, 2, 3])('a run that is cut off after %i of its files is taken back with what it left lying', (most) => {
  const root = project(BEFORE);
  let steps = 0;
  const until = (act: () => void): void => {
    if (steps < most) act();
    steps += 1;
  };
  const cutOff: Files = {
    ...diskFiles,
    rename: (from, to) => until(() => diskFiles.rename(from, to)),
    remove: (file) => until(() => diskFiles.remove(file)),
  };
  writeRun(root, 'new page area', CHANGES, cutOff, 0);
  const [run] = runsOf(diskSnapshot(root));
  const written = CHANGES.slice(0, most).map(({ path: each, before, after }) => ({ path: each, before: after, after: before }));
  takeBack(root, run ? [run] : [], written, diskFiles);
  const { '.milepost/journal/': journal, ...left } = tree(root);
  expect([journal, left]).toEqual(['', BEFORE]);
});
