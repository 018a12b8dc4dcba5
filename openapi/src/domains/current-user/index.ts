export { decodeCurrentUser } from './codec.ts';
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
