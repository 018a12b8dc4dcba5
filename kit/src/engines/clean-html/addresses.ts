/** Longest address of a link. @reading R-341 */
const MAX_CHARS = 2048;
/** Characters a browser drops from an address or reads as something else. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const ODD = /[\u0000-\u0020\u007f-\u00a0\\\u200b-\u200f\u2028-\u202f\u2066-\u2069\ufeff]/;
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const NOWHERE = 'https://nowhere.invalid';
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/]+={0,2}$/i;

/** Target of a link that may be followed: a page of this site, or out of it. */
export type LinkUse = { readonly kind: 'own' | 'outside'; readonly address: string };

/** A link of a text, or null where it leads nowhere it may. A path counts only from the root: a text has no place of its own. @reading R-341 */
export function linkUse(written: string): LinkUse | null {
  const address = written.trim();
  if (address === '' || address.length > MAX_CHARS || ODD.test(address)) return null;
  if (address.startsWith('/')) return isOwnPath(address) ? { kind: 'own', address } : null;
  const url = URL.parse(address);
  if (!url || !SCHEMES.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return { kind: 'outside', address };
}

/** Braces with a name, in whose place an address stands when the text is sent. */
const FILLED_IN = /^\{@?[\p{L}\p{N}_]{1,64}\}$/u;

/** A link of a text that is still being written: one that may be followed, or braces that are filled in before anybody reads it. @reading R-771 */
export function draftLinkUse(written: string): LinkUse | null {
  const address = written.trim();
  return linkUse(address) ?? (FILLED_IN.test(address) ? { kind: 'own', address } : null);
}

function isOwnPath(address: string): boolean {
  const url = URL.parse(address, NOWHERE);
  return url?.origin === NOWHERE && !url.pathname.startsWith('//');
}

/** True when an image may be fetched from where it says: a picture in the text itself, this site, or one of `origins`. @reading R-341 */
export function isImageAllowed(written: string, origins: readonly string[]): boolean {
  if (PICTURE.test(written)) return true;
  const use = linkUse(written);
  if (!use) return false;
  if (use.kind === 'own') return true;
  const origin = URL.parse(use.address)?.origin;
  return origin !== undefined && origin !== 'null' && origins.includes(origin);
}
