import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

/** Real keys in the middle of the form: a digit, and back. */
const KEYS = Array.from({ length: 20 }, (_, at) => [String(1 + (at % 9)), 'Backspace']).flat();
/** Presses that compile what the others use. */
const WARM = 8;

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Mounts the form and types into one of its fields; each key until field and sum are painted with it. */
export async function formSteps({ page, enter, cpu, metric, heapMb }: Measured): Promise<Figures> {
  await enter();
  const heapBefore = await heapMb();
  const mount = await cpu(() =>
    page.evaluate(() =>
      window.__probe.timed(
        () => window.bench.mount(),
        () => Number(window.bench.sum?.()) > 1000 && (window.bench.target?.()?.getBoundingClientRect().width ?? 0) > 20,
      ),
    ),
  );
  const nodes = await page.evaluate(async () => {
    await window.__probe.idle(300);
    const target = window.bench.target?.();
    if (!(target instanceof HTMLInputElement)) throw new Error('[bench] The form has no field to type in · mount it first.');
    target.scrollIntoView({ block: 'center' });
    target.focus();
    target.setSelectionRange(target.value.length, target.value.length);
    await window.__probe.idle(300);
    return document.querySelectorAll('body *').length;
  });
  const press = (key: string) =>
    cpu(async () => {
      await page.evaluate(() => {
        const before = window.bench.sum?.();
        const pressed = new Promise<number>((resolve) =>
          addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
        );
        window.__shown = pressed.then(async (at) => (await window.__probe.until(() => window.bench.sum?.() !== before, 5000)) - at);
      });
      await page.keyboard.press(key);
      return { ms: await page.evaluate(() => window.__shown ?? Number.NaN) };
    });
  const keys: { ms: number; cpuMs: number }[] = [];
  for (const key of KEYS.slice(0, WARM)) await press(key);
  const scriptBefore = await metric('ScriptDuration');
  for (const key of KEYS) keys.push(await press(key));
  const scriptMs = ((await metric('ScriptDuration')) - scriptBefore) * 1000;
  const timed = keys;
  return {
    mountCpuMs: mount.cpuMs,
    mountMs: mount.ms,
    keyCpuMs: middle(timed.map(({ cpuMs }) => cpuMs)),
    keyScriptMs: scriptMs / KEYS.length,
    keyMs: middle(timed.map(({ ms }) => ms)),
    nodes,
    heapMb: (await heapMb()) - heapBefore,
  };
}
