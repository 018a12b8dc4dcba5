import type { ModelOf } from '../../wire/index.ts';
import type { oauthCodecs } from './codecs.ts';

/** Does this account need a captcha, and of how many letters? */
export type AccountConfig = ModelOf<typeof oauthCodecs.getAccountConfig.data>;

/** Other places at which people sign in. @reading R-054 */
export type LoginConfig = ModelOf<typeof oauthCodecs.getLoginConfig.data>;

/** Status of a ticket of single sign-on; `value` is the token once somebody has signed in. @reading R-055 */
export type LoginTicketStatus = ModelOf<typeof oauthCodecs.getLoginTicketStatus.data>;
