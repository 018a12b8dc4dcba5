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
  type LinkWorld,
} from './link-world.ts';

export interface LinkOptions {
  readonly use: LinkUse;
  /** Where a link or a menu entry opens: inside the console, or (also when left out) in a window of its own. */
  readonly target?: '_self' | '_blank' | null;
  readonly world: LinkWorld;
}

type Judge = (url: URL, world: LinkWorld, target: LinkOptions['target']) => LinkVerdict;

const API_PATH = '/api/';

/**
 * What may be done with an address that came from data: followed inside, framed, opened, called, or nothing at all.
 * `externalLink` takes the raw `href` of the query, every other use the address itself.
 *
 * - No address runs script, carries user info or has an odd scheme.
 * - The token goes to https hosts of the token list only, and the Authorization header to the API and the file host only.
 * - Only listed hosts are framed, and never our own origin.
 * @source shell §2.3 @source forms §2, §2.11
 */
export function classifyLink(address: string, { use, target = '_blank', world }: LinkOptions): LinkVerdict {
  if (use === 'menu') return judgeMenu(address, world, target);
  const text = use === 'externalLink' ? decodeExternalHref(address) : address;
  if (text === null) return refuse('notBase64');
  if (use === 'download' && text.startsWith('blob:') && world.isOwnBlob?.(text)) return { kind: 'fetch', href: text };
  const read = readAddress(text, world);
  return read.kind === 'refused' ? read : JUDGES[use](read.url, world, target);
}

const JUDGES: Readonly<Record<Exclude<LinkUse, 'menu'>, Judge>> = {
  externalLink: (url, world) => {
    if (url.origin === world.origin) return refuse('ownOrigin');
    return judgeForeign(url, world) ?? (isListed(url, world.frameHosts) ? frame(url, 'none') : leave(url, 'none'));
  },
  link: (url, world, target) => {
    if (url.origin === world.origin) return ownPage(url, world, target, 'none');
    const refused = judgeForeign(url, world);
    if (refused) return refused;
    if (!isListed(url, world.frameHosts)) return leave(url, 'none');
    return target === '_self' ? frame(url, 'none') : openWindow(url, 'none');
  },
  download: (url, world) => fetchFrom(url, world),
  upload: (url, world) => fetchFrom(url, world),
  call: (url, world) => {
    const verdict = fetchFrom(url, { ...world, fileHost: '' });
    return verdict.kind === 'fetch' && !url.pathname.startsWith(API_PATH) ? refuse('notApi') : verdict;
  },
  preview: (url, world) => {
    if (ourOrigins(world).includes(url.origin)) return openWindow(url, 'none');
    if (!isListed(url, [...world.tokenHosts, ...world.frameHosts])) return refuse('hostNotListed');
    const { url: full, token } = appendToken(url, world);
    return isListed(url, world.frameHosts) ? frame(full, token) : openWindow(full, token);
  },
};

/** Entries of the menu may open any address (an administrator put it there), but only listed hosts learn the token. */
function judgeMenu(address: string, world: LinkWorld, target: LinkOptions['target']): LinkVerdict {
  const filled = fillPlaceholders(address, world);
  if (filled.kind === 'refused') return filled;
  const { url, token } = filled;
  if (url.origin === world.origin) return ownPage(url, world, target, token);
  if (target !== '_self') return openWindow(url, token);
  return judgeForeign(url, world) ?? (isListed(url, world.frameHosts) ? frame(url, token) : leave(url, token));
}

/** Another host than ours: only https, and no private network unless the deployment lists it. @reading R-166 */
function judgeForeign(url: URL, { frameHosts, tokenHosts }: LinkWorld): LinkVerdict | null {
  if (url.protocol !== 'https:') return refuse('notHttps');
  return isPrivateHost(url.hostname) && !isListed(url, [...frameHosts, ...tokenHosts]) ? refuse('privateHost') : null;
}

function ownPage(url: URL, { origin }: LinkWorld, target: LinkOptions['target'], token: LinkToken): LinkVerdict {
  const wanted = url.pathname + url.search + url.hash;
  const path = safeRedirect(wanted, { origin, use: 'refresh' });
  if (path !== wanted) return refuse('ownPage');
  return target === '_self' ? { kind: 'page', path } : openWindow(url, token);
}

function fetchFrom(url: URL, world: LinkWorld): LinkVerdict {
  return ourOrigins(world).includes(url.origin) ? { kind: 'fetch', href: url.href } : refuse('hostNotListed');
}

const ourOrigins = ({ origin, apiOrigin = '', fileHost = '' }: LinkWorld): string[] => [origin, apiOrigin, fileHost].filter(Boolean);

const frame = (url: URL, token: LinkToken): LinkVerdict => ({
  kind: 'frame',
  href: url.href,
  sandbox: FRAME_SANDBOX,
  referrerPolicy: 'no-referrer',
  token,
});
const openWindow = (url: URL, token: LinkToken): LinkVerdict => ({ kind: 'window', href: url.href, features: WINDOW_FEATURES, token });
const leave = (url: URL, token: LinkToken): LinkVerdict => ({ kind: 'leave', href: url.href, host: url.host, token });
