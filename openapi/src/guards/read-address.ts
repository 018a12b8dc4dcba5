import { refuse, type LinkRefusal, type LinkContext } from './link-context.ts';

export type Address = { readonly kind: 'address'; readonly url: URL } | { readonly kind: 'refused'; readonly reason: LinkRefusal };

const ADDRESS_MAX_CHARS = 2048;
/** Control characters, which parsers drop, and the backslash, which they read as a slash. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const NEVER = /[\u0000-\u001f\u007f\\]/;
const WEB = new Set(['http:', 'https:']);

/**
 * Reads an address somebody else wrote: at most 2,048 characters, http or https, no user info. A path is of our own
 * origin, and `//host` is https whatever we are.
 * @reading R-166
 */
export function readAddress(text: string, { origin }: Pick<LinkContext, 'origin'>, maxChars: number = ADDRESS_MAX_CHARS): Address {
  const address = text.replace(/^ +| +$/g, '');
  if (address === '') return refuse('empty');
  if (address.length > maxChars) return refuse('tooLong');
  if (NEVER.test(address)) return refuse('characters');
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(absolute, origin)) return refuse('unreadable');
  const url = new URL(absolute, origin);
  if (!WEB.has(url.protocol)) return refuse('scheme');
  return url.username || url.password ? refuse('userInfo') : { kind: 'address', url };
}
