const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The address inside the `href` of `/externalLink`: base64 of UTF-8, URL-encoded; null when it is anything else. @source forms §2 */
export function decodeExternalHref(raw: string): string | null {
  try {
    const base64 = decodeURIComponent(raw);
    if (!BASE64.test(base64)) return null;
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The path of the page that shows `address` inside the console. @source forms §2 */
export function externalLinkPath(address: string): string {
  const binary = Array.from(new TextEncoder().encode(address), (byte) => String.fromCharCode(byte)).join('');
  return `/externalLink?href=${encodeURIComponent(btoa(binary))}`;
}
