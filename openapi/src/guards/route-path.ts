/** Control characters and the backslash, which browsers read as a slash. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const NEVER = /[\u0000-\u001f\u007f\\]/;

/**
 * The path of a menu entry from its `urlAddress` or code, as literal text without its query; `/` when there is none or a
 * browser would read it as another host.
 * @source shell §2.3
 */
export const routePath = (address: string): string => (NEVER.test(address) ? '/' : `/${address.replace(/^\/+/, '').replace(/\?.*$/s, '')}`);
