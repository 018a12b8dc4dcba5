import type { BrowserContext, Page } from '@playwright/test';
import type { Stage } from './stage.ts';

/** A request that left for another host; the host itself is played. */
export interface ForeignRequest {
  readonly url: string;
  readonly method: string;
  readonly referrer: string | null;
  readonly authorization: string | null;
}

/** A window the console opened. */
export interface OpenedWindow {
  readonly address: string;
  readonly target: string;
  readonly features: string;
}

export interface SignInAnswer {
  readonly code: number;
  readonly msg: string;
}

/** Events around the pages while a row runs. */
export interface Watch {
  readonly foreign: ForeignRequest[];
  /** Calls of the API, as `GET /api/…`. */
  readonly calls: string[];
  /** The last answer of the server to a sign-in. */
  signIn: SignInAnswer | null;
  /** Problems that must never happen: code of a row that ran, an error nobody caught, an error boundary. */
  readonly problems: string[];
  clear(): void;
}

const BROKEN = '页面出错了';

/** Plays every other host, and notes what runs, fails or leaves. */
export async function watchContext(context: BrowserContext, { consoleUrl, elsewhereUrl }: Stage): Promise<Watch> {
  const foreign: ForeignRequest[] = [];
  const calls: string[] = [];
  const problems: string[] = [];
  const watch: Watch = {
    foreign,
    calls,
    problems,
    signIn: null,
    clear() {
      for (const list of [foreign, calls, problems]) list.splice(0);
      watch.signIn = null;
    },
  };
  const isForeign = ({ protocol, origin }: URL) =>
    (protocol === 'http:' || protocol === 'https:') && origin !== consoleUrl && origin !== elsewhereUrl;
  await context.route(isForeign, async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    foreign.push({
      url: request.url(),
      method: request.method(),
      referrer: headers['referer'] ?? null,
      authorization: headers['authorization'] ?? null,
    });
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>other host</title><h1>other host</h1>' });
  });
  await context.route('**/api/oauth/Login*', async (route) => {
    const response = await route.fetch();
    watch.signIn = await response.json();
    await route.fulfill({ response });
  });
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === consoleUrl && pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  context.on('page', (page) => {
    page.on('pageerror', ({ message }) => problems.push(`thrown: ${message}`));
    page.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') problems.push(`executed: ${dialog.type()} ${dialog.message()}`);
      return void dialog.accept();
    });
  });
  await context.addInitScript(() => {
    const opened: OpenedWindow[] = [];
    const open = window.open.bind(window);
    Object.assign(window, { __opened: opened });
    window.open = (address = '', target = '', features = '') => {
      opened.push({ address: String(address), target, features });
      return open(address, target, features);
    };
  });
  return watch;
}

/** The windows a page has opened since it was loaded. */
export const openedBy = (page: Page): Promise<OpenedWindow[]> =>
  page.evaluate(() => (window as unknown as { __opened?: OpenedWindow[] }).__opened ?? []);

/** Notes that the page shows the box that stands in place of a page that failed. */
export async function noteBroken(page: Page, { problems }: Watch): Promise<void> {
  if (!page.isClosed() && (await page.getByRole('heading', { name: BROKEN }).count()) > 0) problems.push('an error boundary is shown');
}
