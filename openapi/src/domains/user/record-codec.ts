import { choice, commaList, count, flag, from, id, list, moment, number, optionalId, record, text } from '../../wire/index.ts';

/** Servers disagree whether this is a number or a text; a number is sent. @reading R-420 */
export const gender = choice({ male: 1, female: 2, secret: 3 }, 'secret');
export type Gender = ReturnType<typeof gender.decode>;

/** Locked is what too many wrong passwords make of an account. @source admin §3 */
export const state = choice({ disabled: 0, enabled: 1, locked: 2 }, 'enabled');
export type UserState = ReturnType<typeof state.decode>;

export const userRow = record({
  id,
  account: text,
  realName: text,
  headIcon: text,
  gender,
  mobilePhone: text,
  /** Names of the organisations, top first, joined by slashes; several joined by commas. Older servers name a department instead. */
  organize: text,
  department: text,
  position: text,
  roleName: text,
  description: text,
  state: from('enabledMark', state),
  isLocked: from('lockMark', flag),
  /** Moment a lock ends by itself; null for one that does not. */
  unlockTime: from('unLockTime', moment),
  isAdministrator: flag,
  isHandedOver: from('handoverMark', flag),
  creatorTime: moment,
  sortCode: count,
});

export const userBrief = record({
  id,
  account: text,
  realName: text,
  headIcon: text,
  gender,
  department: text,
  sortCode: count,
  /** Initials of the name. */
  quickQuery: text,
});

/** Members the record and the body have in common. */
const common = {
  account: text,
  realName: text,
  organizeIds: from('organizeId', commaList),
  managerId: optionalId,
  positionIds: from('positionId', commaList),
  roleIds: from('roleId', commaList),
  groupIds: from('groupId', commaList),
  gender,
  state: from('enabledMark', state),
  nation: text,
  nativePlace: text,
  certificatesType: text,
  certificatesNumber: text,
  education: text,
  birthday: moment,
  entryDate: moment,
  telePhone: text,
  landline: text,
  mobilePhone: text,
  email: text,
  urgentContacts: text,
  urgentTelePhone: text,
  postalAddress: text,
  headIcon: text,
  /** Null while the field is empty. */
  sortCode: number,
  description: text,
} as const;

export const userRecord = record({
  ...common,
  id,
  organizePaths: from('organizeIdTree', list(list(id))),
  lastModifyTime: moment,
});
export const userDraft = record(common);

/** Twice the digest of the same text. @source shell §5 */
export const passwordReset = record({
  id: optionalId,
  password: from('userPassword', text),
  repeatedPassword: from('validatePassword', text),
});
