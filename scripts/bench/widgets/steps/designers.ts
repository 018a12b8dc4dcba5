import type { Page } from 'playwright';
import { CONTROLS, bigDesign } from '../../console/bigDesign.ts';
import { designCore } from '../../console/designCore.ts';
import { beSignedIn, scriptKb } from '../../console/scripts.ts';
import type { Figures } from '../../figures.ts';
import { signIn } from '../../signIn.ts';
import type { Measured } from '../browser.ts';
import { designing } from './designer.ts';
import type { Contender } from './designer.ts';

const LIST = '/onlineDev/webDesign';
/** Controls of the design that is opened first, so that the designer itself is there, as a peer is before it has a form. */
const FEW = 3;
const LOOP = 20_000_000;

/** A step without a key in a peer, called in its page; the press before it is what time is counted from. */
const call = (page: Page, name: 'step' | 'undo', ...given: readonly number[]) =>
  page.evaluate(
    ([act, by]) => {
      dispatchEvent(new Event('bench'));
      window.bench[act]?.(by ?? 0);
    },
    [name, given[0]] as const,
  );

const OURS: Contender = {
  frame: '[data-node]',
  grip: [60, 12],
  label: '#sheet-label',
  async add(page) {
    await page.locator('[data-pane] [role=combobox]').first().focus();
    await page.keyboard.press('Shift+Enter');
  },
  remove: (page) => onCanvas(page, 'Delete'),
  undo: (page) => onCanvas(page, 'Control+z'),
  move: (page) => onCanvas(page, 'Alt+ArrowDown'),
  async moveOften(page, times) {
    for (let time = 0; time < times; time += 1) await onCanvas(page, time % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
  },
};
async function onCanvas(page: Page, key: string): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus());
  await page.keyboard.press(key);
}

const FORM_JS: Contender = {
  frame: '.fjs-children .fjs-element',
  grip: [60, 10],
  label: '#bio-properties-panel-label',
  async prepareSettings(page) {
    await page.evaluate(async () => {
      await window.__probe.idle(300);
      for (const head of document.querySelectorAll<HTMLElement>('.bio-properties-panel-group-header'))
        if (head.textContent?.includes('General') && !head.classList.contains('open')) head.click();
      await window.__probe.idle(300);
    });
  },
  async add(page) {
    await page.locator('.fjs-palette-field').first().focus();
    await page.keyboard.press('Enter');
  },
  async remove(page) {
    await page.evaluate(() => {
      dispatchEvent(new Event('bench'));
      document.querySelector<HTMLElement>('.fjs-context-pad button[title^=Remove]')?.click();
    });
  },
  undo: (page) => call(page, 'undo'),
  move: (page) => call(page, 'step', 1),
};

const FORM_CREATE: Contender = {
  frame: '._fd-drag-tool',
  grip: [200, 10],
  label: 'input',
  add: (page) => page.locator('._fc-l-item').first().click(),
  async remove(page) {
    await page.evaluate(() => {
      dispatchEvent(new Event('bench'));
      document.querySelector<HTMLElement>('._fd-drag-tool.active ._fd-drag-danger')?.click();
    });
  },
  undo: (page) => call(page, 'undo'),
};

/** Milliseconds of a loop of 20 million steps: what this machine is worth at the moment. */
const loopMs = (page: Page): Promise<number> =>
  page.evaluate((steps) => {
    const began = performance.now();
    let sum = 0;
    for (let at = 0; at < steps; at += 1) sum = (sum * 31 + at) % 1_000_003;
    const tookMs = performance.now() - began;
    // The sum is looked at, so that the loop is not left out.
    return sum < 0 ? Number.NaN : tookMs;
  }, LOOP);

/** Our designer in the built console, opened from the list of designs; its pure functions beside it, in Node. */
export async function designerSteps(measured: Measured): Promise<Figures> {
  const { page, url, cpu } = measured;
  const token = await signIn(url);
  const [few, many] = [await saved(url, token, FEW), await saved(url, token, CONTROLS)];
  await beSignedIn(page, token);
  // One designer in the page at a time: a kept one would be found beside it.
  await page.addInitScript(() => localStorage.setItem('jnpf_useCache', 'false'));
  await page.goto(`${url}${LIST}`);
  await page.evaluate(() => window.__probe.idle(1500));
  const listKb = await scriptKb(page);
  const openDesign = (id: string, count: number) =>
    cpu(() =>
      page.evaluate(
        ([address, frame, wanted]) =>
          window.__probe.timed(
            () => history.pushState({}, '', address),
            () => document.querySelectorAll(frame).length === wanted,
          ),
        [`${LIST}?design=${id}`, OURS.frame, count] as const,
      ),
    );
  await openDesign(few, FEW);
  await page.evaluate(async (list) => {
    await window.__probe.idle(1500);
    history.pushState({}, '', list);
    await window.__probe.idle(1500);
  }, LIST);
  const opened = await openDesign(many, CONTROLS);
  await page.evaluate(() => window.__probe.idle(1500));
  const jsKb = (await scriptKb(page)) - listKb;
  const figures = await designing(measured, OURS);
  return { openMs: opened.ms, openCpuMs: opened.cpuMs, ...figures, ...designCore(), jsKb, loopMs: await loopMs(page) };
}

/** A design of so many controls in the sandbox; its id. */
async function saved(url: string, token: string, count: number): Promise<string> {
  const { id = '', ...found } = await ask(url, token, '/api/visualdev/Base', {
    ...bigDesign(count),
    enCode: `bench${count}t${Date.now()}`,
  });
  if (id === '') throw new Error(`[bench] The design was not taken: ${JSON.stringify(found)} · see bigDesign.ts.`);
  return id;
}
async function ask(url: string, token: string, path: string, body: object): Promise<{ readonly id?: string }> {
  const headers = { Authorization: token, 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data, ...rest } = (await answer.json()) as { readonly data: { readonly id: string } | string | null };
  return typeof data === 'string' ? { id: data } : (data ?? rest);
}

/** A peer in a page of its own: the same form put into the designer that is there. */
const peer = (contender: Contender) => async (measured: Measured) => {
  const { page, enter, cpu } = measured;
  await enter();
  await page.evaluate(() => window.__probe.idle(1500));
  const opened = await cpu(() =>
    page.evaluate(
      ([frame, wanted]) =>
        window.__probe.timed(
          () => window.bench.mount(),
          () => document.querySelectorAll(frame).length === wanted,
        ),
      [contender.frame, CONTROLS] as const,
    ),
  );
  await page.evaluate(() => window.__probe.idle(1500));
  const figures = await designing(measured, contender);
  return { openMs: opened.ms, openCpuMs: opened.cpuMs, ...figures, jsKb: await scriptKb(page), loopMs: await loopMs(page) };
};
export const formJsSteps = peer(FORM_JS);
export const formCreateSteps = peer(FORM_CREATE);
