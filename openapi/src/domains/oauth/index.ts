export { decodeLogin, encodeLogin, encodeUnlock } from './codec.ts';
export { oauthCodecs } from './codecs.ts';
export { LAYOUTS, type Credentials, type Layout, type LockRequest, type PasswordMessage, type SignedIn } from './model.ts';
export { hashPassword } from './password.ts';
export type { AccountConfig, LoginConfig, LoginTicketStatus } from './wire-model.ts';
