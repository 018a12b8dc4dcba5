import type { BrowserContext, Page } from '@playwright/test';
import type { Stage } from './stage.ts';
import type { Watch } from './watch.ts';

/** A, B: fresh and valid; expired; or a text as it stands. */
export type Token = string | { readonly raw: string };
type Password = 'right' | 'wrong';

/** Facts that are true now, or after the last step. */
export interface Keys {
  readonly user?: string | null;
  readonly path?: string | readonly string[];
  /** False: the token is gone from the address. */
  readonly query?: boolean;
  readonly canary?: boolean;
  readonly captcha?: boolean;
  readonly enabledMark?: number;
}

/** An address of the console, with a token in its query where one is named. */
export interface Address {
  readonly path: string;
  readonly token?: Token;
}

export type Step =
  | { readonly do: 'signIn'; readonly user: string; readonly password?: Password; readonly times?: number }
  | { readonly do: 'unlock'; readonly password: Password; readonly times?: number }
  | { readonly do: 'lock' | 'showCanary' | 'reload' | 'leave' }
  | { readonly do: 'back'; readonly times: number; readonly bfcache?: boolean }
  | ({ readonly do: 'goto' } & Address)
  | ({ readonly do: 'frame' } & Address)
  | { readonly do: 'openTab'; readonly path: string; readonly opener?: boolean }
  | { readonly do: 'tab'; readonly n: number }
  | { readonly do: 'removeSession'; readonly key: string }
  | { readonly do: 'setLocal'; readonly entries: Readonly<Record<string, string>> }
  | { readonly do: 'sysConfig'; readonly set: Readonly<Record<string, unknown>> }
  | { readonly do: 'postMessage'; readonly origin: string; readonly data: unknown }
  | { readonly do: 'answer'; readonly operation: string; readonly status: number; readonly body: string }
  | { readonly do: 'call'; readonly operation: string; readonly params?: Readonly<Record<string, string>> }
  | ({ readonly do: 'expect' } & Keys);

export type StepOf<Name extends Step['do']> = Extract<Step, { readonly do: Name }>;

/** Fate of the console in a page of another site. */
export interface Framed {
  /** The address the frame shows; empty when it shows none. */
  readonly shows: string;
  /** Requests to the console's server. */
  readonly asked: readonly string[];
}

/** One run of steps: its tabs, and what was learnt on the way. */
export interface Scene {
  readonly stage: Stage;
  readonly context: BrowserContext;
  readonly watch: Watch;
  readonly pages: Page[];
  /** The tab that is worked in. */
  at: number;
  /** Owner of each token's session. */
  readonly owners: Map<string, string>;
  /** Account that tried to sign in last. */
  tried: string;
  /** The code of the last call. */
  callCode: number | null;
  /** The console in a page of another site. */
  framed: Framed | null;
  /** Content of the page before a message came. */
  beforeMessage: string | null;
}

/** A first tab with nothing kept of the rows before. It stands at the console's address, so that storage can be set. */
export async function openScene(context: BrowserContext, stage: Stage, watch: Watch): Promise<Scene> {
  const page = await context.newPage();
  await page.goto(FIRST_PATH);
  await page.evaluate(() => localStorage.clear());
  const nothing = { callCode: null, framed: null, beforeMessage: null };
  return { stage, context, watch, pages: [page], at: 0, owners: new Map(), tried: '', ...nothing };
}
/** Of our origin, and no page of the application. */
export const FIRST_PATH = '/config.json';

export async function closeScene({ pages }: Scene): Promise<void> {
  for (const page of pages) await page.close();
}

export function pageOf({ pages, at }: Scene): Page {
  const page = pages[at];
  if (!page) throw new Error(`there is no tab ${at + 1}`);
  return page;
}

export const tokenIn = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('token'));

/** The sentence over a form that was refused. */
export const refusalOn = (page: Page) => page.locator('form [role=alert] p').first();

/** Goes to a path within the application. */
export const goWithin = (page: Page, to: string): Promise<void> => page.evaluate((path) => history.pushState(null, '', path), to);

/** Leaves the page of the row before: nothing of it is shown any more. */
export async function toNowhere(page: Page): Promise<void> {
  await goWithin(page, '/404');
  await page.getByRole('heading', { level: 1, name: '找不到这个页面' }).waitFor();
}

/** Something is drawn. */
export const waitDrawn = (page: Page) => page.locator('h1').first().waitFor({ state: 'attached' });

/** Parts of the page a message from elsewhere could have changed. */
export const heldBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([location.href, Object.entries(sessionStorage), Object.entries(localStorage)]));
