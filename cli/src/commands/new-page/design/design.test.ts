import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { declare, print } from '@milepost/openapi/domains/design/declare';
import { describe, expect, test } from 'vitest';
import { designInText } from '../../../designs/index.ts';
import type { CommandFailure } from '../../../failure.ts';
import type { Io } from '../../../io.ts';
import { diskFiles } from '../../../workspace/index.ts';
import { removePageCommand } from '../../remove-page/index.ts';
import { undoCommand } from '../../undo/index.ts';
import type { NewPageFlags } from '../input.ts';
import { newPageCommand } from '../index.ts';
import { copiedProject, treeOf } from '../testing/copiedProject.ts';

const COPIED = [
  'package.json',
  '.oxfmtrc.json',
  'console/package.json',
  'console/lingui.config.ts',
  'console/src/app/routes/pages.ts',
  'console/src/features/resource/form/choices/pickers.ts',
  'console/src/i18n/menu',
  'console/src/locales',
  'console/src/pages/group',
  'console/e2e/screens/screens.e2e.ts',
  'docs/declarations.md',
  'kit/src/engines/language',
  'kit/src/locales',
  'openapi/servers/sandbox/seed/menu.ts',
  'openapi/servers/sandbox/resources/menu-targets',
];
const control = (key: string, label: string, jnpfKey = 'comInput') => ({
  __vModel__: key,
  __config__: { jnpfKey, label, required: key === 'place' },
});
const list = { type: 1, hasPage: true, columnList: [{ prop: 'place', label: '地点' }], btnsList: [{ value: 'add', label: '新增' }] };
const DESIGN = JSON.stringify({
  fullName: '路况',
  enCode: 'roadTrial',
  webType: 2,
  type: 1,
  formData: JSON.stringify({ fields: [control('place', '地点'), control('amount', '金额', 'numInput')] }),
  columnData: JSON.stringify(list),
});

function project(): string {
  const root = copiedProject(COPIED);
  writeFileSync(path.join(root, 'road.vdd'), DESIGN);
  return root;
}

function world(root: string) {
  const lines: string[] = [];
  const io: Io = { out: (text) => void lines.push(text), err: () => undefined, stopRequested: () => Promise.resolve() };
  let nowMs = 0;
  const at = { cwd: root, files: diskFiles, nowMs: () => (nowMs += 1) };
  const flags: NewPageFlags = { design: 'road.vdd', path: 'system/roadTrial' };
  return {
    make: (more: NewPageFlags = {}, name = 'road-trial') => newPageCommand(name, { ...flags, ...more }, io, at),
    io,
    at,
    text: () => lines.join('\n'),
  };
}
const failureOf = async (run: Promise<number>): Promise<CommandFailure> =>
  run.then(
    (code) => expect.unreachable(`exit ${code}`),
    (error: CommandFailure) => error,
  );

describe('a page of a design', { timeout: 300_000 }, () => {
  test('is written with the very bytes that console and sandbox make, its words and its places, and taken back whole', async () => {
    const root = project();
    const before = treeOf(root);
    const { make, io, at, text } = world(root);
    expect(await make()).toBe(0);
    const files = print(declare(designInText(DESIGN, 'road.vdd').document), { folder: 'road-trial', path: 'system/roadTrial' });
    for (const file of files) expect(readFileSync(path.join(root, 'console/src/pages', file.path), 'utf8')).toBe(file.text);
    const after = treeOf(root);
    expect(after['console/src/app/routes/pages.ts']).toContain("from '../../pages/road-trial/page.ts'");
    expect(after['console/e2e/screens/screens.e2e.ts']).toContain("path: '/system/roadTrial', title: '路况', add: '新增数据'");
    expect(after['openapi/servers/sandbox/resources/menu-targets/pages.ts']).toContain("page('system/roadTrial', '路况'");
    expect(after['console/src/locales/pages/zh.po']).toContain('msgid "路况"');
    expect(text()).toContain('2 fields, 0 without code');
    expect(await make()).toBe(0);
    expect(treeOf(root)).toEqual(after);
    expect(undoCommand(null, {}, io, at)).toBe(0);
    expect(treeOf(root)).toEqual(before);
  });

  test('is looked at without a line written, and taken away by its name', async () => {
    const root = project();
    const before = treeOf(root);
    const { make, io, at } = world(root);
    expect(await make({ dryRun: true })).toBe(0);
    expect(treeOf(root)).toEqual(before);
    await make();
    expect(removePageCommand('road-trial', {}, io, at)).toBe(0);
    expect(Object.keys(treeOf(root))).toEqual(Object.keys(before));
  });

  test('has words in English where a file gives them', async () => {
    const root = project();
    writeFileSync(path.join(root, 'words.json'), JSON.stringify({ 地点: { en: 'Spot', zhtw: '地點' }, 路况: 'Road states' }));
    await world(root).make({ words: 'words.json' });
    const after = treeOf(root);
    expect(after['console/src/pages/road-trial/roadTrial.ts']).toContain('place: text(msg`Spot`, { required: true })');
    expect(after['console/src/locales/pages/zhtw.po']).toMatch(/msgid "Spot"\nmsgstr "地點"/);
  });

  test('that somebody has worked on is not written over', async () => {
    const root = project();
    const { make } = world(root);
    await make();
    writeFileSync(path.join(root, 'console/src/pages/road-trial/roadTrial.ts'), '// mine\n');
    const failure = await failureOf(make());
    expect(failure.exitCode).toBe(4);
    expect(readFileSync(path.join(root, 'console/src/pages/road-trial/roadTrial.ts'), 'utf8')).toBe('// mine\n');
  });

  test.each<readonly [string, NewPageFlags, RegExp]>([
    ['a design and a model', { model: 'x', target: 'http://127.0.0.1:1' }, /leave one out/],
    ['flags of a resource', { columns: 'place' }, /--columns is given/],
    ['another type', { type: '4' }, /--type/],
    ['a folder no menu has', { path: 'nowhere/roadTrial' }, /the menu has no directory "nowhere"/],
    ['a file that is not there', { design: 'missing.vdd' }, /missing\.vdd cannot be read/],
    ['words that are none', { words: 'road.vdd' }, /has no words for/],
  ])('with %s is refused, and nothing is written', async (_, more, words) => {
    const root = project();
    const before = treeOf(root);
    const failure = await failureOf(world(root).make(more));
    expect([failure.exitCode, treeOf(root)]).toEqual([2, before]);
    expect(failure.message).toMatch(words);
  });
});
