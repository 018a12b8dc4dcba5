import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { World } from '../../core/handlers.ts';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { seedSandbox } from '../../seed/index.ts';
import { directory } from '../../seed/menu-items.ts';
import { menuModule } from '../menu-administration/module.ts';
import { followPages } from './followPages.ts';
import { menuPagesModule } from './module.ts';

it('pages that are written down while the sandbox runs appear, those taken out leave, and people read their menu again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-pages-'));
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, [menuModule, menuPagesModule]);
  const [frames, lines]: [string[], string[]] = [[], []];
  let id = 0;
  const services = { push: (_: readonly string[], { method }: { method: string }) => void frames.push(method) };
  const world = { store, services, nextId: () => `n${(id += 1)}`, now: () => 1_800_000_000_000 } as unknown as World;
  const follower = followPages(world, (line) => void lines.push(line), folder);
  onTestFinished(() => {
    follower.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (text: string) => writeFileSync(path.join(folder, 'pages.ts'), text);
  const codes = () => store.all<{ enCode: string }>("SELECT enCode FROM menu WHERE id LIKE 'n%'").map(({ enCode }) => enCode);
  const roads = { folder: null, sortCode: 200, entry: directory('roads', '道路', 'roads', []) };

  write(`export const NEW_PAGES = ${JSON.stringify([roads])};\n`);
  await expect.poll(codes).toEqual(['roads']);
  await expect.poll(() => frames).toContain('refresh');
  write('export const NEW_PAGES = [;\n');
  await expect.poll(() => lines.join()).toMatch(/pages\.ts cannot be read, so the menu stays as it is/);
  expect(codes()).toEqual(['roads']);
  write('export const NEW_PAGES = [];\n');
  await expect.poll(codes).toEqual([]);
});
