import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

const WHEEL_STEPS = 60;
const WHEEL_PX = 120;
/** A scrollbar dragged from top to bottom. */
const JUMP_STEPS = 120;

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Mount, scroll by wheel and by jumps, sort, choose all; every step until the right rows are painted. */
export async function tableSteps({ page, enter, cpu, collectMs, heapMb }: Measured): Promise<Figures> {
  await enter();
  const heapBefore = await heapMb();
  const mount = await cpu(() =>
    page.evaluate(() =>
      window.__probe.timed(
        () => window.bench.mount(),
        () => window.__probe.codeMid(/R\d{6}/) !== null && window.__probe.codeTop(/R\d{6}/) === window.__first,
      ),
    ),
  );
  const nodes = await page.evaluate(async () => {
    await window.__probe.idle(300);
    return document.querySelectorAll('body *').length;
  });
  const scroll = (steps: number, px?: number) =>
    cpu(() =>
      page.evaluate(([count, byPx]) => window.__probe.scrollRun(count, window.__total, /R\d{6}/, byPx), [steps, px] as [number, number?]),
    );
  const wheel = await scroll(WHEEL_STEPS, WHEEL_PX);
  const jump = await scroll(JUMP_STEPS);
  await page.evaluate(async () => {
    await window.__probe.idle(400);
    window.bench.scroller?.().scrollTo(0, 0);
    await window.__probe.idle(400);
  });
  const scrollCollectedMs = await collectMs();
  const sort = await cpu(() =>
    page.evaluate(() =>
      window.__probe.timed(
        () => window.bench.sort?.(),
        () => window.__probe.codeTop(/R\d{6}/) === window.__sortedFirst,
      ),
    ),
  );
  await collectMs();
  const all = await cpu(() =>
    page.evaluate(() =>
      window.__probe.timed(
        () => window.bench.selectAll?.(),
        () => document.querySelectorAll('input[type=checkbox]:checked').length >= 12,
      ),
    ),
  );
  return {
    mountCpuMs: mount.cpuMs,
    mountMs: mount.ms,
    wheelCpuMs: wheel.cpuMs / WHEEL_STEPS,
    wheelP95Ms: at(wheel.settle, 0.95),
    jumpCpuMs: jump.cpuMs / JUMP_STEPS,
    jumpP95Ms: at(jump.settle, 0.95),
    // Not judged: a collection that is asked for goes through everything, more than one of the browser's own.
    scrollCollectedMs,
    lateFrames: wheel.late + wheel.bad + jump.late + jump.bad,
    sortCpuMs: sort.cpuMs,
    sortMs: sort.ms,
    selectAllCpuMs: all.cpuMs,
    selectAllMs: all.ms,
    nodes,
    heapMb: (await heapMb()) - heapBefore,
  };
}
