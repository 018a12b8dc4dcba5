import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { ownedPages } from '../../registration/index.ts';
import { diskSnapshot, findProject, thisWorld, type World } from '../../workspace/index.ts';
import { entriesWithoutPage } from './entries.ts';
import { resourcesOf } from './resources.ts';
import { tableOf } from './table.ts';

/** Flags as they were typed. */
export interface ListFlags {
  json?: boolean;
}

const KINDS = { screen: 'declaration', settings: 'settings', own: 'components' } as const;

/** Prints the pages of the console, and the entries of the menu that are drawn from a configuration. @throws CommandFailure 3 no project */
export function listPagesCommand({ json = false }: ListFlags, io: Io, { cwd }: Pick<World, 'cwd'> = thisWorld()): number {
  const snapshot = diskSnapshot(findProject(cwd));
  const pages = ownedPages(snapshot);
  const entries = entriesWithoutPage(snapshot);
  if (json) io.out(JSON.stringify({ status: 'done', pages, entries }));
  else
    io.out(
      tableOf(
        ['page', 'type', 'address', 'made of', 'shows', 'lines'],
        [
          ...pages.map(({ folder, path, kind, call, lines }) => [
            folder,
            '2',
            `/${path}`,
            KINDS[kind],
            call ?? '',
            kind === 'own' ? '' : String(lines),
          ]),
          ...entries.map(({ name, type, address, is, shows, isNew }) => [
            name,
            String(type),
            address === null ? '' : `/${address}`,
            isNew ? is : `${is}, of the first menu`,
            shows ?? '',
            '',
          ]),
        ],
      ),
    );
  return EXIT.done;
}

/** Prints every list of the description: what a page of it could do, or why there can be none. @throws CommandFailure 3 no project */
export async function listResourcesCommand(
  { json = false }: ListFlags,
  io: Io,
  { cwd }: Pick<World, 'cwd'> = thisWorld(),
): Promise<number> {
  const resources = await resourcesOf(ownedPages(diskSnapshot(findProject(cwd))));
  if (json) io.out(JSON.stringify({ status: 'done', resources }));
  else {
    const [can, cannot] = [resources.filter(({ why }) => why === null), resources.filter(({ why }) => why !== null)];
    io.out(
      tableOf(
        ['list', 'shape', 'a page of it can', 'shown by'],
        can.map(({ id, shape, can: deeds, pages }) => [id, shape ?? '', deeds.join(', '), pages.join(', ')]),
      ),
    );
    const left = can.filter(({ leaves }) => leaves.length > 0);
    io.out(`\nWhat a page of them cannot:\n${left.map(({ id, leaves }) => `  ${id}: ${leaves.join(' ')}`).join('\n')}`);
    io.out(`\nNo pages:\n${cannot.map(({ id, why }) => `  ${id}: ${why}`).join('\n')}`);
  }
  return EXIT.done;
}
