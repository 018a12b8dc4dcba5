/**
 * Answer of the server to the question whether it is there, and with which build of the console: `same` as the page on screen,
 * `newer`, or `none` when it cannot be reached.
 */
export type ServerAnswer = 'same' | 'newer' | 'none';

/** Time an answer is waited for. @reading R-294 */
const ASK_MS = 10_000;
/** Address every server of a console answers without a session. */
const LOGIN_CONFIG = '/api/oauth/getLoginConfig';
/** Statuses of a gateway for a server behind it that is away. */
const AWAY: readonly number[] = [502, 503, 504];
const ENTRY = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** Name of the first script of a page; it carries a digest of the whole build. */
export const entryOf = (html: string): string | null => ENTRY.exec(html)?.[1] ?? null;

const ownEntry = (): string | null => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** True for an HTTP status that says that the server itself is away. */
export const isAway = (status: number | null): boolean => status === null || AWAY.includes(status);

/** Asks for the page and for the API: both are needed. Never rejects. @reading R-294 */
export async function askServer(ask: typeof fetch = fetch, own: string | null = ownEntry()): Promise<ServerAnswer> {
  const once = (address: string, accept: string) =>
    ask(address, { cache: 'no-store', credentials: 'omit', headers: { accept }, signal: AbortSignal.timeout(ASK_MS) });
  try {
    const [page, api] = await Promise.all([once('/', 'text/html'), once(`${LOGIN_CONFIG}?n=${Date.now()}`, 'application/json')]);
    void api.body?.cancel();
    if (!page.ok || isAway(api.status)) return 'none';
    const entry = entryOf(await page.text());
    // The sign-in page of a hotel is an answer as well, and not of this server.
    if (entry === null) return 'none';
    return own === null || entry === own ? 'same' : 'newer';
  } catch {
    return 'none';
  }
}
