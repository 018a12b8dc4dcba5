import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

/** Real keys at the end of a cell: a digit, and back. */
const KEYS = Array.from({ length: 20 }, (_, at) => [String(1 + (at % 9)), 'Backspace']).flat();
/** Presses that compile what the others use. */
const WARM = 8;

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const SUM = `document.querySelector('[data-sum="f2"]').textContent`;
const TARGET = `document.querySelector('[data-target]')`;
/** Text of the cell, whether it is a text box yet or becomes one by the press. */
const TEXT = `(() => { const target = ${TARGET}; const input = target?.matches('input') ? target : target?.querySelector('input'); return input?.value ?? target?.textContent; })()`;

/** Mounts the table and types into a cell that is pressed; each key until its sum is painted with it. */
export async function subtableSteps({ page, enter, cpu, heapMb }: Measured): Promise<Figures> {
  await enter();
  const heapBefore = await heapMb();
  const mount = await cpu(() =>
    page.evaluate<{ ms: number }>(
      `__probe.timed(() => bench.mount(), () => ${TEXT} && Number(${SUM}) > 1000 && ${TARGET}.getBoundingClientRect().width > 20)`,
    ),
  );
  const at = await page.evaluate<{ x: number; y: number }>(
    `__probe.idle(500).then(() => { const { left, top, width, height } = ${TARGET}.getBoundingClientRect(); return { x: left + width / 2, y: top + height / 2 }; })`,
  );
  await page.mouse.click(at.x, at.y);
  const nodes = await page.evaluate(async () => {
    await window.__probe.idle(200);
    const input = document.activeElement;
    if (!(input instanceof HTMLInputElement)) throw new Error('[bench] The cell takes no focus by a press.');
    input.setSelectionRange(input.value.length, input.value.length);
    return document.querySelectorAll('body *').length;
  });
  const press = (key: string) =>
    cpu(async () => {
      await page.evaluate(`{ const before = ${SUM};
        window.__shown = new Promise((done, fail) => addEventListener('keydown', ({ timeStamp }) =>
          __probe.until(() => ${SUM} !== before, 5000).then((ms) => done(ms - timeStamp), fail), { capture: true, once: true })); 0 }`);
      await page.keyboard.press(key);
      return { ms: await page.evaluate<number>('__shown') };
    });
  const keys: { ms: number; cpuMs: number }[] = [];
  for (const key of [...KEYS.slice(0, WARM), ...KEYS]) keys.push(await press(key));
  const timed = keys.slice(WARM);
  return {
    mountCpuMs: mount.cpuMs,
    mountMs: mount.ms,
    keyCpuMs: middle(timed.map(({ cpuMs }) => cpuMs)),
    keyMs: middle(timed.map(({ ms }) => ms)),
    nodes,
    heapMb: (await heapMb()) - heapBefore,
  };
}
