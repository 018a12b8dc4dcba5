import type { Browser, Page } from '@playwright/test';
import { tokenOf as tokenByApi } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import type { World } from '../createWorld.ts';
import { HEIGHT_PX } from './factors.ts';
import type { Row } from './factors.ts';

/** A page that is used for many looks: nobody signs in anew for each of them. */
export interface Desk {
  readonly page: Page;
  /** Errors the page threw since the last look. */
  readonly thrown: string[];
  readonly tokenOf: (account: Account) => Promise<string>;
  /** Asks the API as the administrator. */
  readonly ask: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Record<string, unknown>>;
  /** Findings that are looked up once for all looks, by name. */
  readonly once: <T>(name: string, find: () => Promise<T>) => Promise<T>;
  /** Forgets what was looked up: the data is new. */
  readonly forget: () => void;
}

/** A page of the console's own origin on which nothing of the console runs. */
const STILL_PAGE = '/config.json';

/** A desk at a console that runs. */
export async function openDesk(browser: Browser, { apiUrl, consoleUrl }: Pick<World, 'apiUrl' | 'consoleUrl'>): Promise<Desk> {
  const context = await browser.newContext({ baseURL: consoleUrl, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(`thrown: ${message}`));
  page.on('dialog', (dialog) => void dialog.accept());
  const kept = new Map<string, Promise<unknown>>();
  const once = <T>(name: string, find: () => Promise<T>): Promise<T> => {
    const found = (kept.get(name) as Promise<T> | undefined) ?? find();
    kept.set(name, found);
    return found;
  };
  const tokenOf = (account: Account) => once(`token of ${account}`, () => tokenByApi(apiUrl, account));
  await page.goto(STILL_PAGE);
  return {
    page,
    thrown,
    tokenOf,
    once,
    forget: () => kept.clear(),
    async ask(method, path, body) {
      const headers = { Authorization: await tokenOf('admin'), 'Content-Type': 'application/json' };
      const answer = await fetch(apiUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const { code, msg, data } = await answer.json();
      if (code !== 200) throw new Error(`[e2e] ${path} answered ${code}: ${msg}`);
      return data;
    },
  };
}

/** Person at the desk, the look they see it in, and the page they go to; null for nobody signed in. */
export interface Seat {
  readonly row: Row;
  readonly who: Account | null;
  readonly at: string;
  /** Other things the browser keeps of the session. */
  readonly session?: Readonly<Record<string, string>>;
  /** Behaviour of the server in this look; everything of the look before is forgotten. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Leaves whatever was shown and opens a page as somebody else, or the same person in another look, finds it. */
export async function openAs({ page, thrown, tokenOf }: Desk, { row, who, at, session = {}, before }: Seat): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.setViewportSize({ width: Number(row.width), height: HEIGHT_PX[row.width] });
  await page.emulateMedia({ colorScheme: row.appearance });
  const token: Record<string, string> = who === null ? {} : { token: await tokenOf(who) };
  // Put in place when the page that was shown is gone: its session may end only now, and it would forget the new token.
  const kept = await page.addInitScript(
    ({ inSession, inBrowser }) => {
      if (window !== window.top) return;
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, text] of Object.entries(inSession)) sessionStorage.setItem(key, text);
      for (const [key, text] of Object.entries(inBrowser)) localStorage.setItem(key, text);
    },
    { inSession: { ...token, ...session }, inBrowser: { jnpf_locale: row.locale, jnpf_layoutType: row.layout } },
  );
  await before?.(page);
  thrown.length = 0;
  await page.goto(at, { waitUntil: 'commit' });
  await kept.dispose();
}
