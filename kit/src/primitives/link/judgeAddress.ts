import type { LinkTarget, LinkVerdict } from './types.ts';

const MAX_CHARS = 2048;
/** Control characters, which parsers drop, and the backslash, which they read as a slash. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const NEVER = /[\u0000-\u001f\u007f\\]/;
const WEB: ReadonlySet<string> = new Set(['http:', 'https:']);

const refused = (reason: string): LinkVerdict => ({ kind: 'refused', reason });

/**
 * The kit's own judge of addresses: http and https only, no user info, no control character, at most 2,048 characters.
 * A path is one of `origin`; `//host` is another host, by https. A refusal gives its reason as a code. @reading R-262
 */
export function judgeAddress(address: string, target: LinkTarget, origin: string): LinkVerdict {
  const text = address.replaceAll(/^ +| +$/g, '');
  if (text === '') return refused('empty');
  if (text.length > MAX_CHARS) return refused('tooLong');
  if (NEVER.test(text)) return refused('characters');
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(absolute, origin)) return refused('unreadable');
  const url = new URL(absolute, origin);
  if (!WEB.has(url.protocol)) return refused('scheme');
  if (url.username || url.password) return refused('userInfo');
  if (target === 'blank') return { kind: 'window', href: url.href };
  return url.origin === origin ? { kind: 'page', path: url.pathname + url.search + url.hash } : { kind: 'leave', href: url.href };
}

/** The path of the page that shows an address inside the application: base64 of its UTF-8, URL-encoded. @source forms §2 */
export function externalLinkPath(address: string): string {
  const bytes = Array.from(new TextEncoder().encode(address), (byte) => String.fromCodePoint(byte));
  return `/externalLink?href=${encodeURIComponent(btoa(bytes.join('')))}`;
}
