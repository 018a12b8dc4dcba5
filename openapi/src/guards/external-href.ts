import { decodeAddressText, encodeAddressText } from './address-text.ts';

/** The address inside the `href` of `/externalLink`: base64 of UTF-8, URL-encoded; null when it is anything else. @source forms §2 */
export const decodeExternalHref = (raw: string): string | null => decodeAddressText(raw);

/** The path of the page that shows `address` inside the console. @source forms §2 */
export const externalLinkPath = (address: string): string => `/externalLink?href=${encodeAddressText(address)}`;
