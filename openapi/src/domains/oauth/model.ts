/** Page frames a server may choose at sign-in; anything else means the first. @source shell §4 */
export const LAYOUTS = ['classic', 'functional', 'plain', 'blend'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Account, password and captcha as the person typed them. */
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

/** Lock the screen, or unlock it; passwords are hashed already. @reading R-001 */
export type LockRequest = { kind: 'lock' } | { kind: 'unlock'; account: string; password: string };

/** Change the password, or only remind that it expires; passwords are hashed already. @reading R-052 */
export type PasswordMessage =
  | { kind: 'remind' }
  | { kind: 'change'; oldPassword: string; password: string; code: string; timestamp: string };
