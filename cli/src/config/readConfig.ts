import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandFailure, EXIT } from '../failure.ts';
import { nearest } from '../templates/nearest.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import type { MilepostConfig } from './index.ts';

/** File with the settings of a team. */
export const CONFIG_FILE = 'milepost.config.ts';
/** Members it may have. */
const MEMBERS = ['templates'];
/** A folder in the project: no step upwards, no link of another system, no folder of this computer. */
const IN_PROJECT = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\\:]+$/;

/** Settings of a project; those of everybody where it has no file of its own. @throws CommandFailure 2 a file that cannot be used */
export function readConfig(root: string, snapshot: Snapshot): MilepostConfig {
  if (snapshot.read(CONFIG_FILE) === null) return {};
  const config: unknown = exportOf(path.join(root, CONFIG_FILE));
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw unusable(`has no settings as its default export. Write "export default defineConfig({ … })"`);
  const unknown = Object.keys(config).find((member) => !MEMBERS.includes(member));
  if (unknown !== undefined) {
    const near = nearest(unknown, MEMBERS);
    throw unusable(
      `has the setting "${unknown}", which there is not. ${near.length > 0 ? `Did you mean ${near.join(', ')}?` : `There is ${MEMBERS.join(', ')}.`}`,
    );
  }
  const { templates }: { templates?: unknown } = config;
  if (templates === undefined) return {};
  const folder = typeof templates === 'string' ? templates.replace(/^\.\//, '').replace(/\/+$/, '') : '';
  if (!IN_PROJECT.test(folder))
    throw unusable(`names ${JSON.stringify(templates)} as templates. Give a folder of the project, such as templates: 'templates'`);
  if (snapshot.names(folder).length === 0)
    throw unusable(`names the folder "${folder}" as templates, and there is nothing in it. "npx milepost new template" makes it`);
  return { templates: folder };
}

/** Default export of a module, read at once: the types are taken out of it by Node itself. */
function exportOf(file: string): unknown {
  const load = createRequire(file);
  try {
    const module: { readonly default?: unknown } = load(file);
    return module.default;
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw unusable(`cannot be read (${why}). Look at that place`, error);
  }
}

const unusable = (what: string, cause?: unknown): CommandFailure =>
  new CommandFailure(EXIT.usage, `[milepost] ${CONFIG_FILE} ${what}. Nothing was written.`, cause);
