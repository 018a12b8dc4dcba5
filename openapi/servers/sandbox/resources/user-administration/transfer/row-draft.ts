import { readCode, readFreeText } from '../../../../../src/guards/typed-text.ts';
import { normalisePattern } from '../../../../../src/rules/index.ts';
import { userCodecs, type UserColumn, type UserDraft } from '../../../../../src/domains/user/index.ts';
import { groupBy } from '../../../core/group.ts';
import type { Store } from '../../../core/store.ts';
import type { Directory } from '../directory.ts';
import { GENDER_WORDS, STATE_WORDS, type Cells } from './cells.ts';

/** A row as a person, and what of it could not be understood. */
export interface RowReading {
  draft: UserDraft;
  faults: RowFault[];
}

/** Fault of a row: the column it is about, null for the row as a whole. */
export interface RowFault {
  column: UserColumn | null;
  message: string;
}

const LISTED = /[,，]/;
const EMPTY_DRAFT = userCodecs.createUser.body.decode({});
const GENDERS = { [GENDER_WORDS[1]]: 'male', [GENDER_WORDS[2]]: 'female', [GENDER_WORDS[3]]: 'secret', '': 'secret' } as const;
const STATES = { [STATE_WORDS[1]]: 'enabled', [STATE_WORDS[0]]: 'disabled', [STATE_WORDS[2]]: 'locked', '': 'enabled' } as const;
const DIGITS = /^\d+$/;

/** Own members only: a cell that says `constructor` means nothing. */
const wordIn = <Words extends object>(words: Words, text: string): Words[keyof Words] | undefined =>
  Object.hasOwn(words, text) ? words[text as keyof Words] : undefined;

type Named = { id: string; fullName: string };

/**
 * Reads rows of one import: names are looked up in what is there when the import begins.
 * @param isComing true for accounts that a row above adds, of which one may be the manager
 * @reading R-117
 */
export function rowReader(
  store: Store,
  directory: Directory,
  isComing: (account: string) => boolean = () => false,
): (cells: Cells) => RowReading {
  const paths = groupBy(directory.rows, (row) => directory.nameOf(row.id));
  const organizations = groupBy(directory.rows, (row) => row.fullName);
  const positions = groupBy(
    store.all<Named & { organizeId: string }>('SELECT id, fullName, organizeId FROM position'),
    (row) => row.fullName,
  );
  const roles = groupBy(store.all<Named>('SELECT id, fullName FROM role'), (row) => row.fullName);
  const groups = groupBy(store.all<Named>('SELECT id, fullName FROM user_group'), (row) => row.fullName);

  return (cells) => {
    const faults: RowFault[] = [];
    const found = (column: UserColumn, words: string, find: (name: string) => readonly Named[]): string[] =>
      namesIn(cells[column]).flatMap((name) => {
        const rows = find(name);
        if (rows.length !== 1)
          faults.push({ column, message: rows.length === 0 ? `${words}“${name}”不存在` : `${words}“${name}”有多个，请写明完整名称` });
        return rows.slice(0, 1).map(({ id }) => id);
      });
    const meant = <T>(column: UserColumn, value: T | undefined, message: string, otherwise: T): T => {
      if (value === undefined) faults.push({ column, message });
      return value ?? otherwise;
    };

    const organizeIds = found('organizeId', '组织', (name) => paths.get(name) ?? organizations.get(name) ?? []);
    const draft: UserDraft = {
      ...EMPTY_DRAFT,
      account: readCode(cells.account),
      realName: readFreeText(cells.realName),
      gender: meant('gender', wordIn(GENDERS, cells.gender), '性别只能为男、女或保密', 'secret'),
      state: meant('enabledMark', wordIn(STATES, cells.enabledMark), '状态只能为启用、禁用或锁定', 'enabled'),
      mobilePhone: normalisePattern('mobilePhone', cells.mobilePhone),
      email: readCode(cells.email),
      organizeIds: [...new Set(organizeIds)],
      positionIds: found('positionId', '岗位', (name) => nearest(positions.get(name) ?? [], organizeIds)),
      roleIds: found('roleId', '角色', (name) => roles.get(name) ?? []),
      groupIds: found('groupId', '分组', (name) => groups.get(name) ?? []),
      managerId:
        cells.managerId === '' || isComing(accountIn(cells.managerId))
          ? null
          : meant('managerId', managerIdOf(store, cells.managerId), '直属主管不存在', null),
      sortCode:
        cells.sortCode === ''
          ? null
          : meant('sortCode', DIGITS.test(cells.sortCode) ? Number(cells.sortCode) : undefined, '排序应为整数', null),
      description: readFreeText(cells.description),
    };
    return { draft, faults };
  };
}

const namesIn = (text: string): string[] => [...new Set(text.split(LISTED).map(readFreeText))].filter((name) => name !== '');

/** Of several positions of one name, the one in the person's own organisation. */
function nearest<Row extends { organizeId: string }>(rows: readonly Row[], organizeIds: readonly string[]): readonly Row[] {
  const own = rows.filter(({ organizeId }) => organizeIds.includes(organizeId));
  return own.length > 0 ? own : rows;
}

/** A manager is named by the account, with or without the name before it: 何俊杰/staff. */
const accountIn = (text: string): string => readCode(text.slice(text.lastIndexOf('/') + 1), 'lower');

const managerIdOf = (store: Store, text: string): string | undefined =>
  store.one<{ id: string }>('SELECT id FROM user WHERE lower(account) = ?', accountIn(text))?.id;
