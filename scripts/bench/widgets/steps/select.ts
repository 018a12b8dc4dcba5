import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

const KEYS = ['9', '7', '3'];
/** Texts of the first options that can be seen. */
const VISIBLE = `(() => {
  const texts = [];
  for (const option of document.querySelectorAll(bench.option ?? '[role=option]')) {
    const { height, width, top } = option.getBoundingClientRect();
    if (height > 8 && width > 40 && top < 800) texts.push(option.textContent);
    if (texts.length >= 8) break;
  }
  return texts;
})()`;

/** Opens the list with a real press and filters it with real keys; each until the right options are painted. */
export async function selectSteps({ page, enter, cpu, heapMb }: Measured): Promise<Figures> {
  await enter();
  const heapBefore = await heapMb();
  const field = await page.evaluate(async () => {
    window.bench.mount();
    await window.__probe.idle(400);
    const found = document.querySelector('#root input') ?? document.querySelector('#root [role=combobox], #root button');
    const box = found && found.getBoundingClientRect().width > 20 ? found : found?.parentElement;
    const { left, top, height } = (box ?? document.body).getBoundingClientRect();
    return { x: left + 20, y: top + height / 2 };
  });
  /** Waits from the event on, so that only what the event costs is counted. */
  const arm = (event: 'mousedown' | 'keydown', shown: string) =>
    page.evaluate(`{ const visible = () => ${VISIBLE};
      window.__shown = new Promise((done, fail) => addEventListener('${event}', ({ timeStamp }) =>
        __probe.until(() => (${shown})(visible()), 30000).then((ms) => done(ms - timeStamp), fail), { capture: true, once: true })); 0 }`);
  const act = (press: () => Promise<void>) =>
    cpu(async () => {
      await press();
      return { ms: await page.evaluate<number>('__shown') };
    });

  await arm('mousedown', `(texts) => texts.length >= 5 && texts[0] === 'Option 00000'`);
  const open = await act(() => page.mouse.click(field.x, field.y));
  await page.evaluate(() => window.__probe.idle(500));
  const nodes = await page.evaluate(() => document.querySelectorAll('body *').length);
  const filters: { ms: number; cpuMs: number }[] = [];
  for (const key of KEYS) {
    const typed = KEYS.slice(0, filters.length + 1).join('');
    await arm('keydown', `(texts) => texts.length >= 5 && texts.every((text) => text.includes('${typed}'))`);
    filters.push(await act(() => page.keyboard.press(key)));
    await page.evaluate(() => window.__probe.idle(300));
  }
  return {
    openCpuMs: open.cpuMs,
    openMs: open.ms,
    filterCpuMs: filters.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / KEYS.length,
    filterMs: Math.max(...filters.map(({ ms }) => ms)),
    nodes,
    heapMb: (await heapMb()) - heapBefore,
  };
}
