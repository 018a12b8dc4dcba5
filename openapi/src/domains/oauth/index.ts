export { decodeLogin, encodeLogin, encodeUnlock } from './codec.ts';
export { oauthCodecs } from './codecs.ts';
export { LAYOUTS, type Credentials, type Layout, type SignedIn } from './model.ts';
export { hashPassword } from './password.ts';
export type { AccountConfig, LockRequest, LoginConfig, LoginTicketStatus, PasswordMessage } from './wire-model.ts';
