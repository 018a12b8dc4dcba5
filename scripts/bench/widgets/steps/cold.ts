import type { Page } from 'playwright';
import { dictionaryPath } from '../../../../console/e2e/dictionaryPath.ts';
import { scriptKb } from '../../console/scripts.ts';
import { noteForm } from '../../pages/cold/noteForm.ts';
import type { Figures } from '../../figures.ts';
import { signIn } from '../../signIn.ts';
import type { Measured } from '../browser.ts';

/** A slow machine: the main thread gets a quarter of the time. */
const THROTTLE = 4;
const KB = 1024;

/** All 20 rows and the last group of the menu. */
const FLOOR_HOME = `() => /R000019/.test(document.querySelector('#tbl')?.textContent) && /Group 19/.test(document.body.textContent)`;
/** Rows of the dictionary, and the menu beside them. */
const CONSOLE_HOME = `() => [...document.querySelectorAll('#page [role=row][aria-rowindex="2"]')].some((row) => row.getBoundingClientRect().height > 8)
  && document.querySelectorAll('#sidebar [data-mp-entry]').length > 1`;

/**
 * From nothing to a login form that can be used, then from its button to a table and a menu, on a processor four times slower;
 * and what that took on the wire.
 */
export const coldSteps = (measured: Measured): Promise<Figures> => coldStart(measured, measured.url, FLOOR_HOME);

/** The same of the built console, whose first page is the dictionary. */
export async function appSteps(measured: Measured): Promise<Figures> {
  const { page, url } = measured;
  const path = await dictionaryPath(url, await signIn(url));
  await page.addInitScript(noteForm, { account: 'admin', password: 'Admin2026' });
  return coldStart(measured, `${url}/login?${new URLSearchParams({ redirect: path })}`, CONSOLE_HOME);
}

async function coldStart({ page, cdp, cpu }: Measured, address: string, home: string): Promise<Figures> {
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const login = await cpu(async () => {
    await page.goto(address);
    const ready = await page.waitForFunction(() => window.__ready, null, { polling: 30 });
    return { ms: (await ready.jsonValue()) ?? Number.NaN };
  });
  const [wireLoginKb, loginJsKb] = [bytes / KB, await scriptKb(page, login.ms)];
  await page.evaluate(() => window.__probe.idle(300));
  const first = await cpu(() => press(page, home));
  return {
    interactiveCpuMs: login.cpuMs,
    interactiveMs: login.ms,
    homeCpuMs: first.cpuMs,
    homeMs: first.ms,
    homeLongestTaskMs: first.longest,
    loginJsKb,
    homeJsKb: await scriptKb(page, first.untilMs),
    wireLoginKb,
    wireHomeKb: bytes / KB,
    nodes: await page.evaluate(() => document.querySelectorAll('body *').length),
  };
}

const press = (page: Page, home: string) =>
  page.evaluate<{ ms: number; longest: number; untilMs: number }>(`(async () => {
    let pressedMs = 0;
    const press = () => { pressedMs = performance.now(); document.querySelector('#go').click(); };
    const { ms, longest } = await __probe.timed(press, ${home}, 30000);
    return { ms, longest, untilMs: pressedMs + ms };
  })()`);
