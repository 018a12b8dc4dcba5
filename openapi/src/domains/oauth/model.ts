/** Page frames a server may choose at sign-in; anything else means the first. @source shell §4 */
export const LAYOUTS = ['classic', 'functional', 'plain', 'blend'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What the person typed. */
export interface Credentials {
  account: string;
  /** Plain text; it leaves the page only hashed. */
  password: string;
  /** Letters of the captcha and the value its image was asked with, where the server wants one. */
  captcha?: { code: string; timestamp: string };
}

/** A session that has begun. */
export interface SignedIn {
  /** Goes back to the server unchanged. */
  token: string;
  layout: Layout;
}
