import { decodeExternalHref } from './external-href.ts';
import { appendToken, fillPlaceholders } from './fill-placeholders.ts';
import { isPrivateHost } from './private-host.ts';
import { readAddress } from './read-address.ts';
import { safeRedirect } from './safe-redirect.ts';
import {
  FRAME_SANDBOX,
  WINDOW_FEATURES,
  isListed,
  refuse,
  type LinkToken,
  type LinkUse,
  type LinkVerdict,
  type LinkContext,
} from './link-context.ts';

export interface LinkOptions {
  readonly use: LinkUse;
  /** Target of a link or a menu entry: inside the console, or (also when left out) in a window of its own. */
  readonly target?: '_self' | '_blank' | null;
  readonly context: LinkContext;
}

type Judge = (url: URL, context: LinkContext, target: LinkOptions['target']) => LinkVerdict;

const API_PATH = '/api/';

/**
 * Verdict on an address that came from data: followed inside, framed, opened, called, or nothing at all.
 * `externalLink` takes the raw `href` of the query, every other use the address itself.
 *
 * - No address runs script, carries user info or has an odd scheme.
 * - The token goes to https hosts of the token list only, and the Authorization header to the API and the file host only.
 * - Only listed hosts are framed, and never our own origin.
 * @source shell §2.3 @source forms §2, §2.11
 */
export function classifyLink(address: string, { use, target = '_blank', context }: LinkOptions): LinkVerdict {
  if (use === 'menu') return judgeMenu(address, context, target);
  const text = use === 'externalLink' ? decodeExternalHref(address) : address;
  if (text === null) return refuse('notBase64');
  if (use === 'download' && text.startsWith('blob:') && context.isOwnBlob?.(text)) return { kind: 'fetch', href: text };
  const read = readAddress(text, context);
  return read.kind === 'refused' ? read : JUDGES[use](read.url, context, target);
}

const JUDGES: Readonly<Record<Exclude<LinkUse, 'menu'>, Judge>> = {
  externalLink: (url, context) => {
    if (url.origin === context.origin) return refuse('ownOrigin');
    return judgeForeign(url, context) ?? (isListed(url, context.frameHosts) ? frame(url, 'none') : leave(url, 'none'));
  },
  link: (url, context, target) => {
    if (url.origin === context.origin) return ownPage(url, context, target, 'none');
    const refused = judgeForeign(url, context);
    if (refused) return refused;
    if (!isListed(url, context.frameHosts)) return leave(url, 'none');
    return target === '_self' ? frame(url, 'none') : openWindow(url, 'none');
  },
  download: (url, context) => fetchFrom(url, context),
  upload: (url, context) => fetchFrom(url, context),
  call: (url, context) => {
    const verdict = fetchFrom(url, { ...context, fileHost: '' });
    return verdict.kind === 'fetch' && !url.pathname.startsWith(API_PATH) ? refuse('notApi') : verdict;
  },
  preview: (url, context) => {
    if (ourOrigins(context).includes(url.origin)) return openWindow(url, 'none');
    if (!isListed(url, [...context.tokenHosts, ...context.frameHosts])) return refuse('hostNotListed');
    const { url: full, token } = appendToken(url, context);
    return isListed(url, context.frameHosts) ? frame(full, token) : openWindow(full, token);
  },
};

/** Entries of the menu may open any address (an administrator put it there), but only listed hosts learn the token. */
function judgeMenu(address: string, context: LinkContext, target: LinkOptions['target']): LinkVerdict {
  const filled = fillPlaceholders(address, context);
  if (filled.kind === 'refused') return filled;
  const { url, token } = filled;
  if (url.origin === context.origin) return ownPage(url, context, target, token);
  if (target !== '_self') return openWindow(url, token);
  return judgeForeign(url, context) ?? (isListed(url, context.frameHosts) ? frame(url, token) : leave(url, token));
}

/** Another host than ours: only https, and no private network unless the deployment lists it. @reading R-166 */
function judgeForeign(url: URL, { frameHosts, tokenHosts }: LinkContext): LinkVerdict | null {
  if (url.protocol !== 'https:') return refuse('notHttps');
  return isPrivateHost(url.hostname) && !isListed(url, [...frameHosts, ...tokenHosts]) ? refuse('privateHost') : null;
}

function ownPage(url: URL, { origin }: LinkContext, target: LinkOptions['target'], token: LinkToken): LinkVerdict {
  const wanted = url.pathname + url.search + url.hash;
  const path = safeRedirect(wanted, { origin, use: 'refresh' });
  if (path !== wanted) return refuse('ownPage');
  return target === '_self' ? { kind: 'page', path } : openWindow(url, token);
}

function fetchFrom(url: URL, context: LinkContext): LinkVerdict {
  return ourOrigins(context).includes(url.origin) ? { kind: 'fetch', href: url.href } : refuse('hostNotListed');
}

const ourOrigins = ({ origin, apiOrigin = '', fileHost = '' }: LinkContext): string[] => [origin, apiOrigin, fileHost].filter(Boolean);

const frame = (url: URL, token: LinkToken): LinkVerdict => ({
  kind: 'frame',
  href: url.href,
  sandbox: FRAME_SANDBOX,
  referrerPolicy: 'no-referrer',
  token,
});
const openWindow = (url: URL, token: LinkToken): LinkVerdict => ({ kind: 'window', href: url.href, features: WINDOW_FEATURES, token });
const leave = (url: URL, token: LinkToken): LinkVerdict => ({ kind: 'leave', href: url.href, host: url.host, token });
