import type { BrowserContext, Page, Request, Route } from '@playwright/test';
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
  /**
   * Plays every other host from now on: for rows that may show one. All requests pass through the test then, and the browser
   * keeps no file, so that each load takes several times as long.
   */
  playHosts(): Promise<void>;
  leaveHosts(): Promise<void>;
}

const BROKEN = '页面出错了';

/** Notes what runs, fails or leaves. */
export async function watchContext(context: BrowserContext, { consoleUrl, elsewhereUrl }: Stage): Promise<Watch> {
  const foreign: ForeignRequest[] = [];
  const calls: string[] = [];
  const problems: string[] = [];
  const isForeign = ({ protocol, origin }: URL) =>
    (protocol === 'http:' || protocol === 'https:') && origin !== consoleUrl && origin !== elsewhereUrl;
  const note = (request: Request, headers: Readonly<Record<string, string>>) =>
    foreign.push({
      url: request.url(),
      method: request.method(),
      referrer: headers['referer'] ?? null,
      authorization: headers['authorization'] ?? null,
    });
  const play = async (route: Route) => {
    note(route.request(), await route.request().allHeaders());
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>other host</title><h1>other host</h1>' });
  };
  let isPlayed = false;
  const watch: Watch = {
    foreign,
    calls,
    problems,
    signIn: null,
    clear() {
      for (const list of [foreign, calls, problems]) list.splice(0);
      watch.signIn = null;
    },
    async playHosts() {
      if (!isPlayed) await context.route(isForeign, play);
      isPlayed = true;
    },
    async leaveHosts() {
      await context.unroute(isForeign, play);
      isPlayed = false;
    },
  };
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === consoleUrl && url.pathname.startsWith('/api/')) calls.push(`${request.method()} ${url.pathname}${url.search}`);
    if (!isPlayed && isForeign(url)) note(request, request.headers());
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
    // Read in the page: what the browser has handed over it need not keep for whoever asks later.
    const ask = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (new URL(answer.url).pathname === '/api/oauth/Login') Object.assign(window, { __signInAnswer: answer.clone().json() });
      return answer;
    };
  });
  return watch;
}

/** The last answer of the server to a sign-in on this page. */
export const signInAnswerOf = (page: Page): Promise<SignInAnswer | null> =>
  page.evaluate(() => (window as unknown as { __signInAnswer?: Promise<SignInAnswer> }).__signInAnswer ?? null);

/** The windows a page has opened since it was loaded. */
export const openedBy = (page: Page): Promise<OpenedWindow[]> =>
  page.evaluate(() => (window as unknown as { __opened?: OpenedWindow[] }).__opened ?? []);

/** Notes that the page shows the box that stands in place of a page that failed. */
export async function noteBroken(page: Page, { problems }: Watch): Promise<void> {
  if (!page.isClosed() && (await page.getByRole('heading', { name: BROKEN }).count()) > 0) problems.push('an error boundary is shown');
}
