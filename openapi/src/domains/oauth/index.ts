export { decodeLogin, encodeLogin, encodeUnlock } from './codec.ts';
export { LAYOUTS, type Credentials, type Layout, type SignedIn } from './model.ts';
export { hashPassword } from './password.ts';
