import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

const WHEEL_STEPS = 60;
const WHEEL_PX = 120;
/** A scrollbar dragged from top to bottom. */
const JUMP_STEPS = 120;

/** Mounts a list and scrolls it by wheel and by jumps; every step until the right rows are painted. */
export async function listSteps({ page, enter, cpu, heapMb }: Measured): Promise<Figures> {
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
  return {
    mountCpuMs: mount.cpuMs,
    mountMs: mount.ms,
    wheelCpuMs: wheel.cpuMs / WHEEL_STEPS,
    jumpCpuMs: jump.cpuMs / JUMP_STEPS,
    lateFrames: wheel.late + wheel.bad + jump.late + jump.bad,
    nodes,
    heapMb: (await heapMb()) - heapBefore,
  };
}
