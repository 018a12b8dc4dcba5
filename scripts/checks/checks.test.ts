import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entriesOf, notInStep } from './changedMessages.mjs';
import { baseCommit, changedFiles, textAt } from './changes.mjs';
import { CHECKS, affectsAll, checksAfter } from './checks.mjs';

const QUICK = ['format', 'readings', 'names', 'clauses', 'declarations', 'docs'];
const namesAfter = (...changed: string[]) => checksAfter(changed).map(({ name }) => name);

test.each([
  ['nothing', [], []],
  ['a document', ['docs/house.md'], QUICK],
  ['a picture', ['docs/pictures/home-1280-light-zh.png'], QUICK],
  ['a component of a page', ['console/src/pages/depot/DepotTable.tsx'], ['types', 'lint', 'messages', 'boundaries', 'unused', ...QUICK]],
  ['a codec', ['openapi/src/domains/depot/codec.ts'], ['types', 'lint', 'boundaries', 'unused', ...QUICK]],
  ['words alone', ['console/src/locales/zh.po'], ['messages', ...QUICK]],
  ['data of a test', ['console/src/testing/hostile.json'], ['types', ...QUICK]],
  ['the description', ['openapi/spec/domains/depot/paths.yaml'], ['generated', 'description', 'socket', ...QUICK]],
  ['an overlay', ['openapi/overlays/java-6.1.yaml'], ['generated', ...QUICK]],
  ['the generator', ['openapi/codegen/render-types.ts'], ['types', 'lint', 'boundaries', 'unused', 'generated', ...QUICK]],
] as const)('after a change of %s these are run', (_, changed, names) => {
  expect(namesAfter(...changed)).toEqual(names);
});

test.each([
  ['what is made from the description', 'openapi/generated/types.gen.ts'],
  ['contracts as data', 'kit/src/testing/contract/generated/contracts.json'],
  ['types that are known everywhere', 'console/src/po.d.ts'],
  ['packages', 'package-lock.json'],
  ['packages of a workspace', 'kit/package.json'],
  ['rules of the linter', '.oxlintrc.json'],
  ['settings of the compiler', 'tsconfig.base.json'],
  ['which files have messages', 'console/lingui.config.ts'],
  ['who may import whom', 'scripts/boundaries/console-rooms.mjs'],
  ['a check', 'scripts/check-names.mjs'],
])('after a change of %s everything is checked, whole', (_, file) => {
  expect(affectsAll(['console/src/pages/depot/page.ts', file])).toBe(file);
  expect(checksAfter(['console/src/pages/depot/page.ts', file])).toEqual(CHECKS);
});

test('the linter reads changed sources only, without those that are gone; types and rooms are looked at whole', () => {
  const [kept, gone] = ['console/src/pages/depot/page.ts', 'console/src/pages/depot/old.ts'];
  const checks = checksAfter([gone, kept, 'docs/house.md'], (file: string) => file !== gone);
  const argsOf = (name: string) => checks.find((check) => check.name === name)?.args;
  expect(argsOf('lint')).toEqual([...(CHECKS.find(({ name }) => name === 'lint')?.args ?? []), kept]);
  expect(argsOf('types')).toEqual(CHECKS.find(({ name }) => name === 'types')?.args);
  expect(argsOf('boundaries')).toEqual(['scripts/check-boundaries.mjs']);
  expect(argsOf('messages')).toContain('--changed');
  expect(checksAfter([gone], () => false).map(({ name }) => name)).toEqual(['types', 'messages', 'boundaries', 'unused', ...QUICK]);
});

test('what was changed counts from where the branch left main: committed, not yet committed, moved, unknown to git', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-changes-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  const commit = () => git('-c', 'user.name=a', '-c', 'user.email=a@a.test', 'commit', '-qm', 'a');
  git('init', '-qb', 'main');
  for (const name of ['left.ts', 'moved.ts', 'edited.ts', 'committed.ts']) writeFileSync(path.join(root, name), name);
  git('add', '.');
  commit();
  git('switch', '-qc', 'page');
  writeFileSync(path.join(root, 'committed.ts'), 'new');
  git('add', '.');
  commit();
  git('mv', 'moved.ts', 'there.ts');
  for (const name of ['edited.ts', 'unknown.ts']) writeFileSync(path.join(root, name), 'new');
  expect(changedFiles(root)).toEqual(['committed.ts', 'edited.ts', 'moved.ts', 'there.ts', 'unknown.ts']);
  expect([textAt(root, baseCommit(root), 'committed.ts'), textAt(root, baseCommit(root), 'unknown.ts')]).toEqual(['committed.ts', '']);
});

const PO = `msgid ""
msgstr ""
"Language: zh\\n"

#: src/a.tsx
#: src/b.tsx
msgid "Tree"
msgstr "树形"

#: src/a.tsx
msgctxt "a person"
msgid ""
"Open \\"{name}\\"\\n"
"now"
msgstr "打开"

#~ msgid "gone"
#~ msgstr "没了"
`;
const before = entriesOf(PO);
const open = { key: 'a person\nOpen "{name}"\nnow', files: ['src/a.tsx'] };

test('a catalogue is read: context, message in several lines, files, words; not its head, nor what nobody says', () => {
  expect(before).toEqual([
    { key: '\nTree', files: ['src/a.tsx', 'src/b.tsx'], words: '树形' },
    { ...open, words: '打开' },
  ]);
});

test.each([
  ['says the same', [{ key: '\nTree', files: ['src/a.tsx'] }, open], []],
  ['says a message no more', [open], ['“Tree” is still there for src/a.tsx']],
  [
    'says a new one',
    [{ key: '\nTree', files: ['src/a.tsx'] }, open, { key: 'of a list\nMore', files: ['src/a.tsx'] }],
    ['src/a.tsx says “More” (of a list), which is not there'],
  ],
])('a catalogue beside a file that %s', (_, said, problems) => {
  expect(notInStep({ before, now: before, said, changed: ['src/a.tsx'] })).toEqual(problems);
});

test('a catalogue that lost what an unchanged file says is told', () => {
  const now = before.map((entry) => ({ ...entry, files: entry.files.filter((file) => file !== 'src/b.tsx') }));
  expect(notInStep({ before, now, said: [], changed: [] })).toEqual(['src/b.tsx says “Tree”, which is not there']);
});
