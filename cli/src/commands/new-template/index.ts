import { CONFIG_FILE, readConfig } from '../../config/readConfig.ts';
import type { Io } from '../../io.ts';
import { EXPLAINED, builtInTemplates, explanation } from '../../templates/pageTemplates.ts';
import {
  TAKE_BACK,
  carryOut,
  diskSnapshot,
  findProject,
  thisWorld,
  type CommandPlan,
  type FileChange,
  type PlanFlags,
  type World,
} from '../../workspace/index.ts';

/** Folder of templates where the settings of the team name none yet. */
const USUAL_FOLDER = 'templates';
const CONFIG = `import { defineConfig } from '@milepost/cli/config';

/** Settings of our team for the command line. */
export default defineConfig({ templates: '${USUAL_FOLDER}' });
`;

/**
 * Copies the built-in templates into the folder of the team's own, as a start; those that are there stay as they are. Settings are
 * written where there are none.
 * @throws CommandFailure 2 settings that cannot be used · 3 no project, or a disk that refuses
 */
export function newTemplateCommand(kind: string, flags: PlanFlags, io: Io, world: World = thisWorld()): number {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const { templates } = readConfig(root, snapshot);
  const folder = templates ?? USUAL_FOLDER;
  const config = snapshot.read(CONFIG_FILE);
  const copies = builtInTemplates().map(({ file, text }): readonly [string, string] => [`${folder}/${file}`, text]);
  const changes = [[`${folder}/${EXPLAINED}`, explanation()] as const, ...copies].map(([path, text]): FileChange => {
    const before = snapshot.read(path);
    return { path, before, after: before ?? text };
  });
  if (config === null) changes.unshift({ path: CONFIG_FILE, before: null, after: CONFIG });
  const notes = [
    ...(config !== null && templates === undefined ? [`${CONFIG_FILE} names no folder yet: add templates: '${folder}' to it.`] : []),
    `Templates you do not change can go: "npx milepost new page" has its own. ${folder}/${EXPLAINED} has the placeholders.`,
  ];
  const plan: CommandPlan = {
    command: `new template ${kind}`,
    changes,
    unchanged: `The templates in ${folder} are there: nothing to change.`,
    words: {
      title: `Templates of a ${kind} in ${folder}`,
      kept: changes.filter(({ before }) => before !== null).map(({ path }) => ({ path, why: 'it is there already' })),
      notes,
      next: [['npx milepost doctor', 'looks at them'], TAKE_BACK],
    },
    facts: { folder, notes },
  };
  return carryOut(plan, flags, io, { root, world });
}
