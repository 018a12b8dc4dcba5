import { encodePath, encodeSegment } from './encode-path.ts';
import { isListed, refuse, type LinkRefusal, type LinkToken, type LinkContext } from './link-context.ts';
import { readAddress } from './read-address.ts';

export type Filled =
  | { readonly kind: 'address'; readonly url: URL; readonly token: LinkToken }
  | { readonly kind: 'refused'; readonly reason: LinkRefusal };

const DATA_V = '${dataV}';
const TOKEN = '${jnpfToken}';
/** The visualisation host stands at the start of an address and ends where a host ends. */
const STARTS_WITH_DATA_V = /^\$\{dataV\}(?=[/?#]|$)/;

/**
 * The address of a menu entry with its placeholders filled: `${dataV}` at its start, `${jnpfToken}` after the host, both
 * only for https hosts that may be given the token. An address of any other host loses the token and keeps the rest.
 * @source shell §2.3 @reading R-167
 */
export function fillPlaceholders(text: string, context: LinkContext): Filled {
  const withHost = fillHost(text.trim(), context);
  if (typeof withHost !== 'string') return withHost;
  const bare = readAddress(withHost.replaceAll(TOKEN, ''), context);
  if (bare.kind === 'refused' || !withHost.includes(TOKEN)) return bare.kind === 'refused' ? bare : { ...bare, token: 'none' };
  const token = encodeSegment(context.token);
  if (!isListed(bare.url, context.tokenHosts) || token === null) return { ...bare, token: 'withheld' };
  const full = readAddress(withHost.replaceAll(TOKEN, token), context, Infinity);
  if (full.kind === 'refused') return full;
  // A token that stood in the host would make another host of it.
  return full.url.origin === bare.url.origin ? { ...full, token: 'filled' } : refuse('placeholder');
}

/** Appends the token to the address of a preview, for hosts that may have it. @source forms §2.11 */
export function appendToken(url: URL, context: LinkContext): { url: URL; token: LinkToken } {
  const token = encodeSegment(context.token);
  if (token === null || !isListed(url, context.tokenHosts) || url.searchParams.has('token')) return { url, token: 'withheld' };
  const full = new URL(url);
  full.search = `${url.search === '' ? '?' : `${url.search}&`}token=${token}`;
  return { url: full, token: 'filled' };
}

/** The address of a data-visualisation entry (type 6), or null when its moduleId is no segment of a path. @source shell §2.3 @reading R-168 */
export function screenAddress(moduleId: unknown): string | null {
  const encoded = encodePath('/view/{moduleId}', { moduleId });
  return encoded.ok ? `${DATA_V}${encoded.path}?token=${TOKEN}` : null;
}

function fillHost(text: string, { dataVisualisationHost = '', tokenHosts }: LinkContext): string | ReturnType<typeof refuse> {
  if (!text.includes(DATA_V)) return text;
  const rest = text.replace(STARTS_WITH_DATA_V, '');
  if (rest.includes(DATA_V)) return refuse('placeholder');
  const host = URL.parse(dataVisualisationHost);
  return host && isListed(host, tokenHosts) ? host.origin + rest : refuse('noVisualisationHost');
}
