import type { UserImportRow } from './model.ts';

export type UserColumn = keyof UserImportRow;

/** A column of the spreadsheets of people. */
export interface ColumnWords {
  readonly prop: UserColumn;
  /** Head of the column, the words of the operator. */
  readonly label: string;
}

/** The columns of template, import and export, in this order. @reading R-115 */
export const USER_COLUMNS: readonly ColumnWords[] = [
  { prop: 'account', label: '账户' },
  { prop: 'realName', label: '姓名' },
  { prop: 'gender', label: '性别' },
  { prop: 'mobilePhone', label: '手机号码' },
  { prop: 'email', label: '电子邮箱' },
  { prop: 'organizeId', label: '所属组织' },
  { prop: 'positionId', label: '岗位' },
  { prop: 'roleId', label: '角色' },
  { prop: 'groupId', label: '分组' },
  { prop: 'managerId', label: '直属主管' },
  { prop: 'enabledMark', label: '状态' },
  { prop: 'sortCode', label: '排序' },
  { prop: 'description', label: '说明' },
];

/** The column of failed rows that says what is wrong. @source forms §8 */
export const ERRORS_COLUMN = { prop: 'errorsInfo', label: '异常原因' } as const;

/** Words a cell of these columns may have: those of the operator, in every language of the console. @reading R-115 */
export const USER_CELL_WORDS = {
  gender: ['男', '女', '保密'],
  enabledMark: ['启用', '禁用', '锁定'],
} as const satisfies Partial<Record<UserColumn, readonly string[]>>;
