import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { CDPSession, Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium.mjs';

const PROBE = readFileSync(path.join(import.meta.dirname, '../floor/lib/probe.js'), 'utf8');
const ARGS = [...CHROMIUM_ARGS, '--disable-gpu', '--disable-extensions'];
const VIEWPORT = { width: 1320, height: 800 };
const MB = 1_048_576;
/** A page that has not done its steps by then never will: a scroll step that never shows its rows waits for two seconds, a designer of another takes three minutes. */
const GIVEN_UP_AFTER_MS = 400_000;

/** A page under measurement. */
export interface Measured {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** The address to be measured. */
  readonly url: string;
  /** Goes there and waits for the page to say that it can be measured. */
  readonly enter: () => Promise<void>;
  /** A figure of the browser since the page was asked for, such as `LayoutDuration`, in seconds; of the main thread's own clock. */
  readonly metric: (name: string) => Promise<number>;
  /** Result of `act`, and the milliseconds of CPU the main thread spent meanwhile: a busy neighbour does not move them. */
  readonly cpu: <T>(act: () => Promise<T>) => Promise<T & { cpuMs: number }>;
  /**
   * Collects what the steps before have left, so that none is charged with it: a collection takes 8 to 16 ms, more than a
   * short step, and falls where it likes. Gives back the milliseconds of CPU it took.
   */
  readonly collectMs: () => Promise<number>;
  /** JavaScript heap after a collection, in MB. */
  readonly heapMb: () => Promise<number>;
}

/** Hands over an empty page in a browser and a profile of its own; everything is gone afterwards. @throws when the page fails */
export async function withPage<T>(url: string, work: (measured: Measured) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    headless: true,
    args: ARGS,
    viewport: VIEWPORT,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.addInitScript(PROBE);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const metric = async (wanted: string) => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    };
    const givenUp = new AbortController();
    const tooLong = delay(GIVEN_UP_AFTER_MS, null, { signal: givenUp.signal }).then(() => {
      throw new Error(`${url} was not done after ${GIVEN_UP_AFTER_MS / 1000} s.`);
    });
    tooLong.catch(() => undefined);
    const collect = () => cdp.send('HeapProfiler.collectGarbage');
    const measured: Measured = {
      page,
      cdp,
      url,
      async enter() {
        await page.goto(url);
        await page.waitForFunction(() => 'bench' in window);
      },
      metric,
      async cpu(act) {
        const before = await metric('TaskDuration');
        const done = await act();
        return { ...done, cpuMs: ((await metric('TaskDuration')) - before) * 1000 };
      },
      async collectMs() {
        const { cpuMs } = await measured.cpu(collect);
        return cpuMs;
      },
      async heapMb() {
        await collect();
        return (await metric('JSHeapUsedSize')) / MB;
      },
    };
    const answer = await Promise.race([work(measured), tooLong]).finally(() => givenUp.abort());
    if (problems.length) throw new Error(`the page failed: ${problems[0]}`);
    return answer;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
