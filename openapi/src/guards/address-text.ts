const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A text for the query of an address: base64 of its UTF-8, URL-encoded. @source shell §2.1 forms §2 */
export function encodeAddressText(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return encodeURIComponent(btoa(bytes.join('')));
}

/** The text of such a query value, URL-encoded or not; null when it is anything else. @source shell §2.1 forms §2 */
export function decodeAddressText(raw: string): string | null {
  try {
    const base64 = decodeURIComponent(raw);
    if (!BASE64.test(base64)) return null;
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
