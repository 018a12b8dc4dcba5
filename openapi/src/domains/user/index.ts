export { userCodecs, type UserOperation } from './codec.ts';
export { ERRORS_COLUMN, USER_CELL_WORDS, USER_COLUMNS, type ColumnWords, type UserColumn } from './columns.ts';
export type {
  AllowedPeople,
  ChosenPeople,
  PasswordReset,
  PeoplePage,
  UserBrief,
  UserDraft,
  UserFailedRow,
  UserImportResult,
  UserImportPreview,
  UserImportRow,
  UserNode,
  UserNodes,
  UserRecord,
  UserRow,
} from './model.ts';
export type { Gender, UserState } from './record-codec.ts';
export {
  ACCOUNT_MAX_CHARS,
  certificateNumber,
  DETAIL_MAX_CHARS,
  detailProblems,
  isIdentityCard,
  passwordProblem,
  passwordResetOf,
  REAL_NAME_MAX_CHARS,
  USER_SORT,
  userProblems,
  type DetailField,
  type DetailProblem,
  type JudgedDetails,
  type PasswordProblem,
  type UserField,
  type UserFieldProblem,
} from './rules.ts';
export { CURRENT_USER_ID, DEFAULT_HEAD_ICON } from './stand-in.ts';
