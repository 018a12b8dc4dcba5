import type { Page } from 'playwright';
import { labelOf } from '../../console/bigDesign.ts';
import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

/** A designer under measurement: where its parts are in the page, and its ways to do the same things. */
export interface Contender {
  /** Frame of a control on the canvas, in the order of the form. */
  readonly frame: string;
  /** Point of a frame that chooses its control, from its left upper corner. */
  readonly grip: readonly [x: number, y: number];
  /** Field of the label among the settings, found by the label it holds. */
  readonly label: string;
  /** Before the first settings are looked at. */
  readonly prepareSettings?: (page: Page) => Promise<void>;
  readonly add: (page: Page) => Promise<void>;
  readonly remove: (page: Page) => Promise<void>;
  readonly move?: (page: Page) => Promise<void>;
  /** Moves the chosen control so many steps back and forth, one after the other. */
  readonly moveOften?: (page: Page, times: number) => Promise<void>;
  readonly undo: (page: Page) => Promise<void>;
}

/** Texts of the form that are chosen, one after the other. */
const CHOSEN = [42, 45, 48, 51, 54];
/** Controls that are taken out, from the end: the others keep their places. */
const REMOVED = [51, 48, 45];
const KEYS = Array.from('abcdefgh');
const REPEATS = 5;
const STEPS = 500;
/** Time in which a designer does what it puts off. */
const REST_MS = 400;
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A condition of the page that a step is over, with what it was when the step began. */
interface Shown {
  readonly frame: string;
  readonly label: string;
  readonly is: 'chosen' | 'other';
  readonly text: string;
}

/** Runs in the page: waits until a step is painted. `other`: the number of frames or the texts of those in the middle have changed. */
function watch({ frame, label, is, text }: Shown): void {
  const around = () => {
    const frames = document.querySelectorAll(frame);
    return `${frames.length} ${Array.from({ length: 24 }, (_, at) => frames[at + 36]?.textContent).join('|')}`;
  };
  const fields = () => [...document.querySelectorAll<HTMLElement & { value?: string }>(label)];
  const before = is === 'other' ? around() : '';
  const isShown = () => (is === 'other' ? around() !== before : fields().some((field) => (field.value ?? field.textContent) === text));
  const began = new Promise<number>((resolve) => {
    for (const type of ['keydown', 'pointerdown', 'bench'])
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  window.__shown = began.then(async (beganMs) => (await window.__probe.until(isShown, 20_000)) - beganMs);
}

/** Edits of a form of 300 controls that is open: each by pointer or key where the designer has one, until it is painted and at rest. */
export async function designing({ page, cpu, metric, heapMb }: Measured, contender: Contender): Promise<Figures> {
  const { frame, label } = contender;
  const step = async (act: () => Promise<void>, shown: Partial<Shown> = {}) => {
    await page.evaluate<void, Shown>(watch, { frame, label, is: 'other', text: '', ...shown });
    const scriptBefore = await metric('ScriptDuration');
    const done = await cpu(async () => {
      await act();
      const ms = await page.evaluate(() => window.__shown ?? Number.NaN);
      await page.evaluate((restMs) => window.__probe.idle(restMs), REST_MS);
      return { ms };
    });
    return { ...done, scriptMs: ((await metric('ScriptDuration')) - scriptBefore) * 1000 };
  };
  const often = async (act: () => Promise<void>, times: number) => {
    const all: Awaited<ReturnType<typeof step>>[] = [];
    for (let time = 0; time < times; time += 1) all.push(await step(act));
    return { ms: middle(all.map(({ ms }) => ms)), cpuMs: middle(all.map(({ cpuMs }) => cpuMs)) };
  };
  const gripOf = (at: number) =>
    page.evaluate(
      async ([selector, nth, dx, dy]) => {
        const found = document.querySelectorAll(selector)[nth];
        found?.scrollIntoView({ block: 'center' });
        await window.__probe.idle(200);
        const { left, top } = found?.getBoundingClientRect() ?? new DOMRect();
        return { x: left + dx, y: top + dy };
      },
      [frame, at, ...contender.grip] as const,
    );
  const choose = async (at: number) => {
    const { x, y } = await gripOf(at);
    await page.mouse.move(x, y);
    await page.evaluate(() => window.__probe.idle(200));
    return step(() => page.mouse.click(x, y), { is: 'chosen', text: labelOf(at) });
  };

  const { x, y } = await gripOf(36);
  await page.mouse.click(x, y);
  await contender.prepareSettings?.(page);
  await choose(39);
  const chosen: Awaited<ReturnType<typeof step>>[] = [];
  for (const at of CHOSEN) chosen.push(await choose(at));

  await page.evaluate(
    ([selector, text]) => {
      const field = [...document.querySelectorAll<HTMLElement & { value?: string }>(selector)].find(
        (one) => (one.value ?? one.textContent) === text,
      );
      field?.focus();
    },
    [label, labelOf(CHOSEN.at(-1) ?? 0)] as const,
  );
  await page.keyboard.press('End');
  const keys: Awaited<ReturnType<typeof step>>[] = [];
  for (const key of KEYS) keys.push(await step(() => page.keyboard.press(key)));
  const [, , ...timedKeys] = keys;

  const add = await often(() => contender.add(page), REPEATS);
  const removed: Awaited<ReturnType<typeof step>>[] = [];
  for (const at of REMOVED) {
    await choose(at);
    removed.push(await step(() => contender.remove(page)));
  }
  const undo = await often(() => contender.undo(page), REMOVED.length);
  await choose(CHOSEN[0] ?? 0);
  const { move, moveOften } = contender;
  const moved = move ? await often(() => move(page), REPEATS) : null;
  const nodes = await page.evaluate(() => document.querySelectorAll('body *').length);
  const grownMb = async () => {
    const before = await heapMb();
    await moveOften?.(page, STEPS);
    await page.evaluate(() => window.__probe.idle(1500));
    return (await heapMb()) - before;
  };
  return {
    selectMs: middle(chosen.map(({ ms }) => ms)),
    selectCpuMs: middle(chosen.map(({ cpuMs }) => cpuMs)),
    keyMs: middle(timedKeys.map(({ ms }) => ms)),
    keyCpuMs: middle(timedKeys.map(({ cpuMs }) => cpuMs)),
    keyScriptMs: middle(timedKeys.map(({ scriptMs }) => scriptMs)),
    addMs: add.ms,
    addCpuMs: add.cpuMs,
    moveMs: moved?.ms ?? Number.NaN,
    moveCpuMs: moved?.cpuMs ?? Number.NaN,
    removeMs: middle(removed.map(({ ms }) => ms)),
    removeCpuMs: middle(removed.map(({ cpuMs }) => cpuMs)),
    undoMs: undo.ms,
    undoCpuMs: undo.cpuMs,
    stepsHeapMb: moveOften ? await grownMb() : Number.NaN,
    nodes,
  };
}
