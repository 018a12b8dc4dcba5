import { CONFIG_FILE, readConfig } from '../../config/readConfig.ts';
import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { EXPLAINED, builtInTemplates, explanation } from '../../templates/pageTemplates.ts';
import {
  changeFacts,
  countsOf,
  differencesOf,
  diskSnapshot,
  findProject,
  linesOf,
  real,
  thisWorld,
  writeRun,
  type FileChange,
  type World,
} from '../../workspace/index.ts';

/** Flags as they were typed. */
export interface NewTemplateFlags {
  dryRun?: boolean;
  diff?: boolean;
  json?: boolean;
}

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
export function newTemplateCommand(
  kind: string,
  { dryRun = false, diff = false, json = false }: NewTemplateFlags,
  io: Io,
  world: World = thisWorld(),
): number {
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
    ...changes.filter(({ before }) => before !== null).map(({ path }) => `${path} is there already and stays as it is.`),
    ...(config !== null && templates === undefined ? [`${CONFIG_FILE} names no folder yet: add templates: '${folder}' to it.`] : []),
    `Templates you do not change can go: "npx milepost new page" has its own. ${folder}/${EXPLAINED} has the placeholders, "npx milepost doctor" looks at them.`,
  ];
  const [isPreview, isNew] = [dryRun || diff, real(changes).length > 0];
  if (isNew && !isPreview) writeRun(root, `new template ${kind}`, real(changes), world.files, world.nowMs());
  const status = !isNew ? 'unchanged' : isPreview ? 'planned' : 'written';
  if (json) io.out(JSON.stringify({ status, folder, changes: changeFacts(changes, diff), notes }));
  else {
    if (diff) io.out(differencesOf(changes));
    io.out(
      [
        isNew ? `Templates of a ${kind} in ${folder}: ${countsOf(changes)}` : `The templates in ${folder} are there: nothing to change.`,
        ...linesOf(changes),
        'To know:',
        ...notes.map((note) => `  ${note}`),
        ...(isPreview ? ['Nothing was written. Leave out --dry-run and --diff to write it.'] : []),
        ...(isNew && !isPreview ? ['Take it back with "npx milepost undo".'] : []),
      ].join('\n'),
    );
  }
  return EXIT.done;
}
