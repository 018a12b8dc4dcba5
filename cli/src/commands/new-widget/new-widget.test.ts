import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from '../../io.ts';
import { diskFiles, type PlanFlags } from '../../workspace/index.ts';
import { copiedProject, treeOf as filesIn } from '../new-page/testing/copiedProject.ts';
import { undoCommand } from '../undo/index.ts';
import { newWidgetCommand, removeWidgetCommand } from './index.ts';

const TIMEOUT_MS = 120_000;
const NAME = 'lane-switch';
const FOLDER = `kit/src/primitives/${NAME}`;
const COPIED = [
  'kit/package.json',
  'package.json',
  '.oxfmtrc.json',
  'kit/CHANGELOG.md',
  'kit/src/testing/own/withoutLine.ts',
  'kit/src/primitives/count-badge',
];

let moment = 0;
/** Runs are told apart by their moments. */
const worldOf = (root: string) => ({ cwd: root, files: diskFiles, nowMs: () => (moment += 1) });
const silent: Io = { out: () => undefined, err: () => undefined, stopRequested: () => Promise.resolve() };
const treeOf = (root: string) => filesIn(root, ['kit']);

async function run(root: string, name = NAME, flags: PlanFlags = {}) {
  const lines: string[] = [];
  const code = await newWidgetCommand(name, flags, { ...silent, out: (text) => void lines.push(text) }, worldOf(root));
  return { code, out: lines.join('\n') };
}
const remove = (root: string, name = NAME) => removeWidgetCommand(name, {}, silent, worldOf(root));

describe('milepost new widget', { timeout: TIMEOUT_MS }, () => {
  test('writes a widget on a headless door once, then changes nothing; remove and undo restore the tree', async () => {
    const root = copiedProject(COPIED);
    const before = treeOf(root);
    expect((await run(root, NAME, { dryRun: true })).out).toContain('Nothing was written.');
    expect(treeOf(root)).toEqual(before);
    const { out } = await run(root);
    expect(out).toMatch(/^Widget "lane-switch": 9 new, 2 changed\n/);
    expect(out).toContain('  npm run api ');
    const after = treeOf(root);
    expect(after[`${FOLDER}/headless.ts`]).toContain("export { useLaneSwitch } from './useLaneSwitch.ts';");
    expect(after['kit/CHANGELOG.md']).toContain(
      '- `LaneSwitch` from `@milepost/kit/lane-switch`, its hook from `@milepost/kit/headless/lane-switch`.\n',
    );
    expect(after['kit/src/testing/own/withoutLine.ts']).toContain(
      "  'lane-switch': 'a native button: its keys are those of the browser',\n};",
    );
    expect((await run(root)).out).toBe('The widget "lane-switch" is there already: nothing to change.');
    remove(root);
    expect(treeOf(root)).toEqual(before);
    undoCommand(null, {}, silent, worldOf(root));
    expect(treeOf(root)).toEqual(after);
    undoCommand(null, {}, silent, worldOf(root));
    expect(treeOf(root)).toEqual(before);
  });

  test('leaves alone what is there already, what a person has changed, and what others import', async () => {
    const root = copiedProject(COPIED);
    await expect(run(root, 'count-badge')).rejects.toThrow(/kit\/src\/primitives\/count-badge is there already/);
    for (const door of ['theme', 'testing', 'forms']) await expect(run(root, door)).rejects.toThrow(/is a door of the kit already/);
    await expect(run(root, 'Lane Switch')).rejects.toThrow(/is no name for a folder/);
    await expect(run(root, '2-lanes')).rejects.toThrow(/begins with a digit/);
    expect(() => remove(root, 'count-badge')).toThrow(/is the kit's own/);
    expect(() => remove(root)).toThrow(/There is no widget "lane-switch"/);
    await run(root);
    writeFileSync(path.join(root, FOLDER, 'useLaneSwitch.ts'), '// mine\n');
    await expect(run(root)).rejects.toThrow(/useLaneSwitch\.ts is not what would be written/);
    writeFileSync(path.join(root, 'kit/src/primitives/count-badge/index.ts'), "export { LaneSwitch } from '../lane-switch/index.ts';\n");
    expect(() => remove(root)).toThrow(/Others import the widget "lane-switch".*count-badge\/index\.ts/);
  });
});
