const LONGEST_CHARS = 2048;
/** Control characters and the backslash, which browsers read as a slash. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const NEVER = /[\u0000-\u001f\u007f\\]/;
/** Pages a sign-in must not lead to: they would loop, open foreign addresses or take a token. */
const NOT_A_GOAL = /^\/(?:login|sso|auth-redirect|lockScreen|redirect|externalLink)(?:[/?#]|$)/i;

/** Whether `wanted` is a path of our own that a person may be led to after signing in. */
export function isSafePath(wanted: string, origin: string): boolean {
  if (wanted.length > LONGEST_CHARS || NEVER.test(wanted) || !wanted.startsWith('/') || wanted.startsWith('//')) return false;
  if (!URL.canParse(wanted, origin)) return false;
  const url = new URL(wanted, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !path.startsWith('//') && !NOT_A_GOAL.test(path) && !url.searchParams.has('token');
}

/**
 * Where to go after signing in: the `redirect` of the query, as a path of this origin, or `/` when it is missing,
 * given twice or not ours. @source shell §2.2 rule 1
 */
export function safeRedirect(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).getAll('redirect');
  const [only] = wanted;
  if (wanted.length !== 1 || only === undefined || !isSafePath(only, origin)) return '/';
  const url = new URL(only, origin);
  return url.pathname + url.search + url.hash;
}
