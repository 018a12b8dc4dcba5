import {
  ACCOUNT_MAX_CHARS,
  REAL_NAME_MAX_CHARS,
  USER_CELL_WORDS,
  USER_COLUMNS,
  USER_SORT,
  type UserColumn,
} from '../../../../../src/domains/user/index.ts';
import type { TemplateColumn } from '../../../core/spreadsheet/template-column.ts';
import type { Store } from '../../../core/store.ts';
import type { Directory } from '../directory.ts';

const REQUIRED: ReadonlySet<UserColumn> = new Set(['account', 'realName', 'organizeId']);
/** Several names may stand in a cell of these. */
const MANY: ReadonlySet<UserColumn> = new Set(['organizeId', 'positionId', 'roleId', 'groupId']);
const MAX_CHARS: Partial<Readonly<Record<UserColumn, number>>> = { account: ACCOUNT_MAX_CHARS, realName: REAL_NAME_MAX_CHARS };
/** Longer lists are written faster than they are searched in a spreadsheet program. */
const MOST_CHOICES = 500;
const WIDTH = 16;
const WIDE = 30;

const namesIn = (store: Store, table: 'position' | 'role' | 'user_group'): string[] =>
  store.all<{ fullName: string }>(`SELECT DISTINCT fullName FROM ${table} ORDER BY fullName`).map(({ fullName }) => fullName);

/** Columns of the template of people: names of organisations, positions, roles and groups are lists. @reading R-223 */
export function peopleTemplate(store: Store, directory: Directory): TemplateColumn[] {
  const choices: Partial<Readonly<Record<UserColumn, readonly string[]>>> = {
    ...USER_CELL_WORDS,
    organizeId: directory.rows.map(({ id }) => directory.nameOf(id)),
    positionId: namesIn(store, 'position'),
    roleId: namesIn(store, 'role'),
    groupId: namesIn(store, 'user_group'),
  };
  return USER_COLUMNS.map(({ prop, label }): TemplateColumn => {
    const own = choices[prop] ?? [];
    return {
      heading: label,
      isRequired: REQUIRED.has(prop),
      format: prop === 'sortCode' ? '0' : '@',
      widthChars: prop === 'organizeId' || prop === 'description' ? WIDE : WIDTH,
      choices: own.length <= MOST_CHOICES ? own : [],
      isMany: MANY.has(prop),
      ...(prop === 'sortCode' && { min: USER_SORT.min, max: USER_SORT.max }),
      maxChars: MAX_CHARS[prop],
    };
  });
}
