import type { World } from '../../core/handlers.ts';
import { readSettings } from '../system-config/settings.ts';
import { md5Hex, SALT_BYTES, storePassword, type StoredPassword } from '../current-user/password.ts';

/** First password of everybody who is added: the one the settings name. @reading R-109 */
export const firstPassword = ({ store, random }: World): StoredPassword =>
  storePassword(md5Hex(readSettings(store).newUserDefaultPassword), random(SALT_BYTES));
