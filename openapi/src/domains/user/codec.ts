import { downloadLink } from '../file/index.ts';
import { list, listed, paged, type OperationCodecs } from '../../wire/index.ts';
import { failedRows, importFile, importPreview, importResult, importRows } from './import-codec.ts';
import { allowedPeople, chosenPeople, members, peopleKeyword, peoplePage, userIds, userNode, userNodes } from './node-codec.ts';
import { passwordReset, userBrief, userDraft, userRecord, userRow } from './record-codec.ts';

/** Null where the address is not a download of this API. */
const download = { data: downloadLink };

/** Codecs of the answers and bodies of this domain. */
export const userCodecs = {
  listUsers: { data: paged(userRow) },
  listAllUsers: { data: list(userBrief) },
  createUser: { body: userDraft },
  getUser: { data: userRecord },
  updateUser: { body: userDraft },
  removeUser: {},
  resetUserPassword: { body: passwordReset },
  setUserState: {},
  unlockUser: {},
  listUserOptions: { data: listed(userNode) },
  listUserTree: { data: userNodes, body: peoplePage },
  listAuthorizedUsers: { data: listed(userNode), body: peopleKeyword },
  findUsers: { data: listed(userNode), body: userIds },
  listSelectedUsers: { data: listed(userNode), body: members },
  pageSelectedUsers: { data: paged(userNode), body: chosenPeople },
  listAllowedUsers: { data: paged(userNode), body: allowedPeople },
  listSubordinates: { data: list(userNode), body: peopleKeyword },
  listUsersByOrganization: { data: list(userNode) },
  listUsersByPosition: { data: list(userNode) },
  listUsersByRole: { data: list(userNode) },
  exportUsers: download,
  downloadUserTemplate: download,
  uploadUserImportFile: { data: importFile },
  previewUserImport: { data: importPreview },
  importUsers: { data: importResult, body: importRows },
  exportUserImportErrors: { ...download, body: failedRows },
} as const satisfies OperationCodecs<UserOperation>;

export type UserOperation =
  | 'listUsers'
  | 'listAllUsers'
  | 'createUser'
  | 'getUser'
  | 'updateUser'
  | 'removeUser'
  | 'resetUserPassword'
  | 'setUserState'
  | 'unlockUser'
  | 'listUserOptions'
  | 'listUserTree'
  | 'listAuthorizedUsers'
  | 'findUsers'
  | 'listSelectedUsers'
  | 'pageSelectedUsers'
  | 'listAllowedUsers'
  | 'listSubordinates'
  | 'listUsersByOrganization'
  | 'listUsersByPosition'
  | 'listUsersByRole'
  | 'exportUsers'
  | 'downloadUserTemplate'
  | 'uploadUserImportFile'
  | 'previewUserImport'
  | 'importUsers'
  | 'exportUserImportErrors';
