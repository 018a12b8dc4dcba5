export { decodeCurrentUser } from './codec.ts';
export { currentUserCodecs } from './codecs.ts';
export { opensWindow, shownMenus } from './menu.ts';
export {
  MENU_KINDS,
  type CurrentUser,
  type MenuItem,
  type MenuKind,
  type MenuProblem,
  type MenuProperty,
  type Moment,
  type PagePermissions,
  type SystemConfig,
  type User,
} from './model.ts';
export type { Authorization, BaseInfo, BaseInfoDraft, OwnPlace, OwnSession, Signature, Subordinate, SystemLogRow } from './person-model.ts';
