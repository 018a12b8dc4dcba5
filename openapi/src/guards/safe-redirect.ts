/** Uses of the path: the one a sign-in leads to, or the page `/redirect/…` shows again. */
export type RedirectUse = 'signIn' | 'refresh';

export interface RedirectOptions {
  /** The console's own origin, such as `https://console.example.com`. */
  readonly origin: string;
  /** `signIn` when left out. */
  readonly use?: RedirectUse;
}

const ROOT = '/';
const MAX_CHARS = 2048;
/** Control characters and the backslash, which browsers read as a slash. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const NEVER = /[\u0000-\u001f\u007f\\]/;
/** Pages that would loop, or that take a session from the address. */
const NO_GOAL = /^\/+(?:login|sso|auth-redirect|lockScreen|redirect)(?:[/?#]|$)/i;
/** After a sign-in nobody is led to a foreign address; showing again what was open is no new way there. @reading R-165 */
const NO_SIGN_IN_GOAL = /^\/+externalLink(?:[/?#]|$)/i;
const REFRESH = /^\/redirect(?=\/|$)/;

/**
 * `wanted` as a path of our own origin (with its query and hash), or `/` when it is anything else: another origin however
 * written, longer than 2,048 characters, a page that would loop, or an address that carries a token. Go there with the
 * router, never with `location`.
 * @source shell §2.2 rule 1
 */
export function safeRedirect(wanted: string, { origin, use = 'signIn' }: RedirectOptions): string {
  if (wanted.length > MAX_CHARS || NEVER.test(wanted) || !wanted.startsWith('/') || wanted.startsWith('//')) return ROOT;
  if (!URL.canParse(wanted, origin)) return ROOT;
  const url = new URL(wanted, origin);
  const path = url.pathname + url.search + url.hash;
  const isOurs = url.origin === origin && path.length <= MAX_CHARS && !path.startsWith('//');
  return isOurs && isGoal(decoded(url.pathname), use) && !hasToken(url) ? path : ROOT;
}

/**
 * Path to go to after signing in: the `redirect` of the query, or `/` when it is missing, given twice or not ours.
 * @source shell §2.2 rule 1
 */
export function redirectOfQuery(search: string, options: RedirectOptions): string {
  const wanted = new URLSearchParams(search).getAll('redirect');
  return wanted.length === 1 && wanted[0] !== undefined ? safeRedirect(wanted[0], options) : ROOT;
}

/** The page that an address `/redirect/{path*}` shows again, or `/`. @source shell §2.1, §2.4 */
export const redirectOfPath = (address: string, { origin }: RedirectOptions): string =>
  REFRESH.test(address) ? safeRedirect(address.replace(REFRESH, ''), { origin, use: 'refresh' }) : ROOT;

const isGoal = (path: string, use: RedirectUse): boolean => !NO_GOAL.test(path) && (use === 'refresh' || !NO_SIGN_IN_GOAL.test(path));

const hasToken = (url: URL): boolean => [...url.searchParams.keys()].some((name) => name.toLowerCase() === 'token');

/** The path as a router may read it, so that `/%6Cogin` is `/login`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
