import { systemClock } from '../../engines/clock/index.ts';
import { playwrightDriver } from './playwrightDriver.ts';
import type { DevTools, DrivenPage } from './playwrightDriver.ts';
import type { ContractAdapter, ContractDirection, ContractLocale } from './types.ts';

/** Handles of a page that shows a fixture. */
export interface PageFixture {
  /** Signals of the world, by the names contracts have for it: an answer is held back, comes, fails. */
  readonly signals?: Readonly<Record<string, () => void | Promise<void>>>;
  /** Numbers of requests to the fixture, by name. */
  readonly asked?: () => Readonly<Record<string, number>>;
}

/** A page of Playwright, as far as it is used. */
export interface LoadedPage extends DrivenPage {
  goto(address: string): Promise<unknown>;
}

export interface PlaywrightWorld {
  readonly page: LoadedPage;
  /** For steps that compose text: `await page.context().newCDPSession(page)`. Chromium only. */
  readonly devTools?: DevTools;
  /** Address of the page that shows a fixture in a language and a direction. */
  readonly address: (fixture: string, locale: ContractLocale, dir: ContractDirection) => string;
  /** Steps this widget does not have, with the reason. */
  readonly without?: ContractAdapter['without'];
}

type FixtureWindow = Window & { milepostFixture?: PageFixture };

/** The window contracts begin in. */
const DESK = { width: 1280, height: 800 };
/** Time a page may take to show its fixture. */
const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 25;

/** Called by a page when its fixture is drawn: from here on `playwrightAdapter` may begin. */
export function publishFixture(fixture: PageFixture): void {
  (window as FixtureWindow).milepostFixture = fixture;
}

/** Widgets of anybody's on pages of theirs, for `runContract`. Each fixture is a page that calls `publishFixture`. */
export function playwrightAdapter({ page, devTools, address, without }: PlaywrightWorld): ContractAdapter {
  return {
    ...(without && { without }),
    async mount(fixture, locale, dir) {
      await page.setViewportSize(DESK);
      await page.goto(address(fixture, locale, dir));
      await published(page, fixture);
      return {
        driver: await playwrightDriver(page, devTools),
        async signal(name) {
          const isKnown = await page.evaluate<boolean>(
            `(async () => { const send = milepostFixture.signals?.[${JSON.stringify(name)}]; await send?.(); return Boolean(send); })()`,
          );
          if (!isKnown) throw new Error(`the fixture “${fixture}” knows no signal “${name}”`);
        },
        asked: () => page.evaluate<Readonly<Record<string, number>>>('milepostFixture.asked?.() ?? {}'),
        unmount: () => Promise.resolve(),
      };
    },
  };
}

async function published(page: LoadedPage, fixture: string): Promise<void> {
  const untilMs = systemClock.now() + PATIENCE_MS;
  while (!(await page.evaluate<boolean>('"milepostFixture" in window'))) {
    if (systemClock.now() > untilMs)
      throw new Error(
        `[contract] The page of the fixture “${fixture}” has published nothing within ${PATIENCE_MS} ms, so no step can begin. Call publishFixture() there when the widget is drawn.`,
      );
    await new Promise<void>((resolve) => {
      systemClock.after(LOOK_EVERY_MS, resolve);
    });
  }
}
