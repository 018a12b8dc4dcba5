import { HOME_PATH } from '../auth/entry.ts';

/** Paths that a menu can never take. @source shell §2.1 */
const FIXED_PATHS: readonly string[] = [
  '/',
  HOME_PATH,
  '/dashboard',
  '/messageRecord',
  '/previewModel',
  '/profile',
  '/emailDetail',
  '/workFlowDetail',
  '/workFlow/entrust',
  '/externalLink',
  '/login',
  '/sso',
  '/auth-redirect',
  '/formShortLink',
  '/lockScreen',
  '/redirect',
  '/404',
];

/** A path that is a page of the console's own, whatever a menu says. @source shell §2.1 */
export const isFixedPath = (path: string): boolean => FIXED_PATHS.includes(path.replace(/(?<=.)\/+$/, '')) || path.startsWith('/redirect/');
