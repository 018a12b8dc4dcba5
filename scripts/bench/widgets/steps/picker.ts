import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

/** The tree has rows, and beside it stand the first of 10,000 chosen, with their number; the dialog may still fade in. */
const SHOWN = `() => {
  const dialog = document.querySelector('[role=dialog]');
  const seen = (selector) => [...(dialog?.querySelectorAll(selector) ?? [])].filter((row) => {
    const { height, width, top } = row.getBoundingClientRect();
    return height > 8 && width > 40 && top < innerHeight;
  });
  const chosen = seen('[role=grid][aria-rowcount="10000"] [role=row]');
  return seen('[role=treegrid] [role=row]').length >= 5 && chosen.length >= 5
    && chosen[0].textContent.includes('Department -0-0') && /Chosen\\s*10000/.test(dialog.textContent);
}`;

/** Opens a field that holds 10,000 with a real press, until its dialog is painted: on a fresh page, and once more. */
export async function pickerSteps({ page, enter, cpu, heapMb }: Measured): Promise<Figures> {
  await enter();
  const heapBefore = await heapMb();
  const field = await page.evaluate(async () => {
    window.bench.mount();
    await window.__probe.idle(600);
    const opener = document.querySelector('#root [role=combobox]');
    if (!opener?.textContent.includes('10000')) throw new Error('The field does not hold 10,000.');
    const { left, top, height } = opener.getBoundingClientRect();
    return { x: left + 20, y: top + height / 2 };
  });
  async function open() {
    await page.evaluate(`{ window.__shown = new Promise((done, fail) => addEventListener('mousedown', ({ timeStamp }) =>
      __probe.until(${SHOWN}, 30000).then((ms) => done(ms - timeStamp), fail), { capture: true, once: true })); 0 }`);
    return cpu(async () => {
      await page.mouse.click(field.x, field.y);
      return { ms: await page.evaluate<number>('__shown') };
    });
  }
  const first = await open();
  const nodes = await page.evaluate(async () => {
    await window.__probe.idle(500);
    return document.querySelectorAll('body *').length;
  });
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.__probe.idle(300));
  const again = await open();
  return {
    openMs: first.ms,
    openCpuMs: first.cpuMs,
    againMs: again.ms,
    againCpuMs: again.cpuMs,
    nodes,
    heapMb: (await heapMb()) - heapBefore,
  };
}
