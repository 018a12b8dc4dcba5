import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

const ROWS = 1001;
const COLUMNS = 30;

/** Reads a sheet of 1,000 rows twice, watches the main thread meanwhile, and has a bomb refused. @throws when a cell is wrong */
export async function xlsxSteps({ page, enter, cpu }: Measured): Promise<Figures> {
  await enter();
  await page.evaluate(async () => {
    await window.bench.prepare?.();
    await window.__probe.idle(600);
  });
  const read = () =>
    cpu(() =>
      page.evaluate(
        async ({ rows, columns }) => {
          const began = performance.now();
          const cells = (await window.bench.run?.()) as unknown[][];
          const ended = performance.now();
          // A long task is told after it.
          await window.__probe.idle(100);
          const tasks = window.__probe.longTasks.filter(([at, ms]) => at + ms > began && at < ended).map(([, ms]) => ms);
          const [, , , , , fifth] = cells;
          const isRight =
            cells.length === rows && cells.at(-1)?.length === columns && typeof fifth?.[0] === 'number' && typeof fifth[1] === 'string';
          return { isRight, ms: ended - began, blockedMs: tasks.reduce((sum, ms) => sum + ms, 0) };
        },
        { rows: ROWS, columns: COLUMNS },
      ),
    );
  const first = await read();
  const second = await read();
  if (!first.isRight || !second.isRight) throw new Error('[bench] The sheet was read wrongly · a faster reader is none.');
  const refusedMs = await page.evaluate(async () => {
    if (!window.bench.refuse) return Number.NaN;
    const began = performance.now();
    await window.bench.refuse();
    return performance.now() - began;
  });
  return {
    firstMs: first.ms,
    secondMs: second.ms,
    mainCpuMs: first.cpuMs,
    blockedMs: Math.max(first.blockedMs, second.blockedMs),
    refusedMs,
  };
}
