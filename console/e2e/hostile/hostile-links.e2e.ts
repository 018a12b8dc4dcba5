import { runLinkRow } from './linkRows.ts';
import { createMenus } from './menuRows.ts';
import { redirectRunner } from './redirectRows.ts';
import { rowsOf } from './rows.ts';
import { openScene } from './scene.ts';
import { signIn } from './signing.ts';
import { runRows } from './tally.ts';
import { watchContext } from './watch.ts';
import { test } from '../world.ts';

test.use({ baseURL: async ({ stage }, provide) => provide(stage.consoleUrl) });

test('SHELL-2.2 hostile rows of redirects are as expected', async ({ context, stage }) => {
  const scene = await openScene(context, stage, await watchContext(context, stage));
  await runRows('redirect', rowsOf('redirect'), redirectRunner(scene));
});

test('SHELL-2.1 SHELL-2.3 FORMS-2.11 hostile rows of links are as expected', async ({ context, stage }) => {
  const watch = await watchContext(context, stage);
  await watch.playHosts();
  const scene = await openScene(context, stage, watch);
  const rows = rowsOf('link');
  await signIn(scene, { user: 'A' });
  const menus = createMenus(
    scene,
    rows.filter(({ input }) => input.kind === 'menu'),
  );
  await runRows('link', rows, (row) => runLinkRow(scene, menus, row));
});
