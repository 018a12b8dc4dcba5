import { watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { World } from '../../core/handlers.ts';
import { tellPeople } from '../authority/tell.ts';
import { keepPages } from './keepPages.ts';
import type { MenuPage } from './pages.ts';

/** File that lists the pages. */
const FILE = 'pages.ts';

/** Pages of a file as it is now, whatever was read from it before. @throws Error where it is no program */
async function readPages(folder: string, version: number): Promise<readonly MenuPage[]> {
  const { href } = pathToFileURL(path.join(folder, FILE));
  const { NEW_PAGES }: { readonly NEW_PAGES: readonly MenuPage[] } = await import(/* @vite-ignore */ `${href}?version=${version}`);
  return NEW_PAGES;
}

/**
 * Keeps the menu in step with the list of pages while the sandbox runs, for who works on them: whoever is signed in reads their menu
 * again. A list that cannot be read is told and changes nothing.
 * @param folder folder of `pages.ts`
 * @reading R-923
 */
export function followPages(world: World, log: (line: string) => void, folder: string = import.meta.dirname): { close(): void } {
  const { store, nextId, now } = world;
  let version = 0;
  let isClosed = false;
  async function keep(): Promise<void> {
    try {
      const pages = await readPages(folder, (version += 1));
      if (isClosed) return;
      store.transaction(() => keepPages({ store, nextId, timeMs: now() }, pages));
      tellPeople(
        world,
        store.all<{ id: string }>('SELECT id FROM user').map(({ id }) => id),
      );
    } catch (error) {
      log(`[sandbox] ${FILE} cannot be read, so the menu stays as it is: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  // The folder: whoever writes a file anew puts another one in its place.
  const watcher = watch(folder, (_, name) => {
    if (name === FILE) void keep();
  });
  return {
    close() {
      isClosed = true;
      watcher.close();
    },
  };
}
