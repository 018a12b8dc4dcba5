import { rowsOf } from './rows.ts';
import { runSessionRow } from './sessionRows.ts';
import { runRows } from './tally.ts';
import { watchContext } from './watch.ts';
import { test } from '../world.ts';

test.use({ baseURL: async ({ stage }, provide) => provide(stage.consoleUrl) });

/** In halves, so that each of the two workers has one. */
const HALVES = [0, 1] as const;

for (const half of HALVES)
  test(`SHELL-2.2 SHELL-2.8 hostile rows of the session are as expected, half ${half + 1}`, async ({ context, stage }) => {
    const watch = await watchContext(context, stage);
    const rows = rowsOf('session').filter((_, at) => at % HALVES.length === half);
    await runRows('session', rows, (row) => runSessionRow({ context, stage, watch }, row));
  });
