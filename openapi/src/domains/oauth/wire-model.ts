import type { ModelOf } from '../../wire/index.ts';
import type { oauthCodecs } from './codecs.ts';

/** Lock the screen, or unlock it; passwords are hashed already. @reading R-001 */
export type LockRequest = { kind: 'lock' } | { kind: 'unlock'; account: string; password: string };

/** Change the password, or only remind that it expires; passwords are hashed already. @reading R-052 */
export type PasswordMessage =
  | { kind: 'remind' }
  | { kind: 'change'; oldPassword: string; password: string; code: string; timestamp: string };

/** Does this account need a captcha, and of how many letters? */
export type AccountConfig = ModelOf<typeof oauthCodecs.getAccountConfig.data>;

/** Where else people sign in. @reading R-054 */
export type LoginConfig = ModelOf<typeof oauthCodecs.getLoginConfig.data>;

/** Where a ticket of single sign-on stands; `value` is the token once somebody has signed in. @reading R-055 */
export type LoginTicketStatus = ModelOf<typeof oauthCodecs.getLoginTicketStatus.data>;
