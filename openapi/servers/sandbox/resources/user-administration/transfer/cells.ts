import { ERRORS_COLUMN, USER_COLUMNS, type ColumnWords, type UserColumn } from '../../../../../src/domains/user/index.ts';
import { Refusal } from '../../../core/failure.ts';
import type { Store } from '../../../core/store.ts';
import { writeRows, type SheetValue } from '../../../core/spreadsheet/write-rows.ts';
import type { Directory } from '../directory.ts';
import { namesOf } from '../list-handlers.ts';
import { labelOf } from '../labels.ts';
import { organizeIdsOf, type Person } from '../people.ts';
import { readProfile } from '../../current-user/profile.ts';

/** Words of cells for gender and state; the import reads the same words. @reading R-115 */
export const GENDER_WORDS = { 1: '男', 2: '女', 3: '保密' } as const;
export const STATE_WORDS = { 0: '禁用', 1: '启用', 2: '锁定' } as const;

const SHEET = '用户信息';
const wordOf = (words: Readonly<Record<number, string>>, key: number): string => words[key] ?? '';

/** Cells by column. */
export type Cells = Readonly<Record<UserColumn, string>>;

/** A person as a row of a spreadsheet: names instead of ids, so that the row can be imported again. */
export function cellsOf(store: Store, directory: Directory, person: Person): Cells {
  const { position, roleName, groupName } = namesOf(store, person);
  const row = store.one<{ profile: string; realName: string | null; account: string | null }>(
    'SELECT user.profile, boss.realName, boss.account FROM user LEFT JOIN user AS boss ON boss.id = user.managerId WHERE user.id = ?',
    person.id,
  );
  return {
    account: person.account,
    realName: person.realName,
    gender: wordOf(GENDER_WORDS, person.gender),
    mobilePhone: person.mobilePhone,
    email: readProfile(row?.profile ?? '{}').email ?? '',
    organizeId: organizeIdsOf(person)
      .map((id) => directory.nameOf(id))
      .join(','),
    positionId: position,
    roleId: roleName,
    groupId: groupName,
    managerId: row?.realName && row.account ? labelOf({ realName: row.realName, account: row.account }) : '',
    enabledMark: wordOf(STATE_WORDS, person.enabledMark),
    sortCode: String(person.sortCode),
    description: person.description,
  };
}

/** The columns that are asked for, in the order of the template; all where none is. @throws Refusal when one is unknown */
export function columnsOf(selectKey: string | undefined): readonly ColumnWords[] {
  const wanted = (selectKey ?? '').split(',').filter((prop) => prop !== '');
  const unknown = wanted.find((prop) => !USER_COLUMNS.some((column) => column.prop === prop));
  if (unknown !== undefined) throw new Refusal(`导出列 ${unknown} 不存在，请重新选择`);
  return wanted.length === 0 ? USER_COLUMNS : USER_COLUMNS.filter(({ prop }) => wanted.includes(prop));
}

/** Only the order is a figure: accounts and telephone numbers are texts. @reading R-277 */
const typedCell = (prop: UserColumn, text: string): SheetValue =>
  prop === 'sortCode' && text !== '' && Number.isSafeInteger(Number(text)) ? { t: 'n', v: Number(text) } : text;

/** A workbook of people. */
export const sheetOf = (columns: readonly ColumnWords[], rows: readonly Cells[]): Uint8Array<ArrayBuffer> =>
  writeRows(SHEET, [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ prop }) => typedCell(prop, row[prop])))]);

/** A workbook of rows that were not added, with the reasons in the last column. @source forms §8 */
export const failedSheetOf = (rows: readonly (Cells & { errorsInfo: string })[]): Uint8Array<ArrayBuffer> =>
  writeRows(SHEET, [
    [...USER_COLUMNS, ERRORS_COLUMN].map(({ label }) => label),
    ...rows.map((row) => [...USER_COLUMNS.map(({ prop }) => row[prop]), row.errorsInfo]),
  ]);
