import type { UserOperation } from '../../../../src/domains/user/index.ts';
import type { Needs } from '../../core/handlers.ts';
import { onPage } from '../menus/pages.ts';

export const onUserPage = onPage('permission-user');

/** Reading needs a session: pickers of every form do it. An import adds people, so it needs the button that adds one. @reading R-118 */
export const peopleNeeds: Needs<UserOperation> = {
  listUsers: 'session',
  listAllUsers: 'session',
  createUser: onUserPage('btn_add'),
  getUser: 'session',
  updateUser: onUserPage('btn_edit'),
  removeUser: onUserPage('btn_remove'),
  resetUserPassword: onUserPage('btn_edit'),
  setUserState: onUserPage('btn_edit'),
  unlockUser: onUserPage('btn_edit'),
  listUserOptions: 'session',
  listUserTree: 'session',
  listAuthorizedUsers: 'session',
  findUsers: 'session',
  listSelectedUsers: 'session',
  pageSelectedUsers: 'session',
  listAllowedUsers: 'session',
  listSubordinates: 'session',
  listUsersByOrganization: 'session',
  listUsersByPosition: 'session',
  listUsersByRole: 'session',
  exportUsers: 'session',
  downloadUserTemplate: 'session',
  uploadUserImportFile: onUserPage('btn_add'),
  previewUserImport: onUserPage('btn_add'),
  importUsers: onUserPage('btn_add'),
  exportUserImportErrors: onUserPage('btn_add'),
};
