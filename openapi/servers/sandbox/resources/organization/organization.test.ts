import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import { ACCOUNTS } from '../../seed/accounts.ts';
import { seedSandbox } from '../../seed/index.ts';
import { namedProblems } from '../../../../src/domains/organization/index.ts';
import { authorityOf } from './authority.ts';
import { createGroups } from './groups.ts';
import { gradeModule } from '../grade/module.ts';
import { organizationModule } from './module.ts';
import { createOrganizations, type OrganizationRow } from './organizations.ts';
import { createPositions } from './positions.ts';
import { createRoles } from './roles.ts';

const seeded = (): Store => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, [organizationModule, gradeModule]);
  return store;
};

let store: Store;
let organizations: OrganizationRow[];

beforeAll(() => {
  store = seeded();
  organizations = store.all<OrganizationRow>('SELECT * FROM organization ORDER BY id');
});
afterAll(() => store.close());

const idOf = (enCode: string): string => organizations.find((row) => row.enCode === enCode)?.id ?? '';
const depthOf = (row: OrganizationRow): number => {
  const above = organizations.find((each) => each.id === row.parentId);
  return above ? 1 + depthOf(above) : 1;
};

describe('the seed of organisations', () => {
  it('has 6 companies and 40 departments four levels deep, 60 positions, 12 groups and 16 roles', () => {
    const categories = organizations.map((row) => row.category);
    expect(categories.filter((category) => category === 'company').length).toBe(6);
    expect(categories.filter((category) => category === 'department').length).toBe(40);
    expect(Math.max(...organizations.map(depthOf))).toBe(4);
    const count = (table: string) => store.one<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n;
    expect(['position', 'user_group', 'role'].map(count)).toEqual([60, 12, 16]);
  });

  it('has the department and the position of every account, the one in the other', () => {
    for (const { department, position } of ACCOUNTS) {
      const sql =
        'SELECT 1 AS found FROM position JOIN organization ON organization.id = organizeId WHERE organization.fullName = ? AND position.fullName = ?';
      expect(store.one(sql, department, position), `${department} ${position}`).toBeDefined();
    }
  });

  it('keeps the rules it asks of people, but for the codes of old roles', () => {
    type Row = { fullName: string; enCode: string; sortCode: number };
    const rows = ['organization', 'position', 'user_group', 'role'].flatMap((table) =>
      store.all<Row>(`SELECT fullName, enCode, sortCode FROM ${table}`),
    );
    expect(rows.filter((row) => namedProblems(row).length > 0)).toEqual([]);
  });

  it('is the same every time', () => {
    const again = seeded();
    for (const table of ['organization', 'position', 'user_group', 'role', 'role_organization'])
      expect(again.all(`SELECT * FROM ${table}`)).toEqual(store.all(`SELECT * FROM ${table}`));
    again.close();
  });
});

describe('what a caller administers', () => {
  const callerOf = (account: string) => ({
    userId: store.one<{ id: string }>('SELECT id FROM user WHERE account = ?', account)?.id ?? '',
    account,
    tokenHash: new Uint8Array(),
  });

  it('is everything for an administrator, and nothing for nobody', () => {
    expect(authorityOf(store, callerOf('admin'), organizations).administers(idOf('yw'))).toBe(true);
    expect(authorityOf(store, null, organizations).administers(idOf('yw'))).toBe(false);
  });

  it('is, for others, their own organisations and what stands below them', () => {
    const staff = callerOf('staff');
    store.run('INSERT INTO user_organization (userId, organizeId, isDefault) VALUES (?, ?, 1)', staff.userId, idOf('yw.asset.patrol'));
    const { administers, isAdministrator } = authorityOf(store, staff, organizations);
    expect(isAdministrator).toBe(false);
    expect(['yw', 'yw.asset', 'yw.asset.patrol', 'yw.asset.patrol.yunyang', 'yw.toll'].map((code) => administers(idOf(code)))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('ends when the administrator role is disabled', () => {
    store.run('UPDATE role SET enabledMark = 0 WHERE isAdministrator = 1');
    expect(authorityOf(store, callerOf('admin'), organizations).isAdministrator).toBe(false);
    store.run('UPDATE role SET enabledMark = 1 WHERE isAdministrator = 1');
  });
});

describe('what people hold', () => {
  const idIn = (table: string, enCode: string): string =>
    store.one<{ id: string }>(`SELECT id FROM ${table} WHERE enCode = ?`, enCode)?.id ?? '';

  it.each([
    [
      'an organisation',
      createOrganizations,
      'organization',
      'yw.mech.project',
      'user_organization (organizeId, userId, isDefault)',
      '有用户',
    ],
    ['a position', createPositions, 'position', 'it.platform', 'user_position (positionId, userId, isDefault)', '有用户'],
    ['a group', createGroups, 'user_group', 'emergency.snow', 'user_group_member (groupId, userId)', '有成员'],
    ['a role', createRoles, 'role', 'reportReader', 'user_role (roleId, userId)', '有用户'],
  ] as const)('%s is not removed while somebody is in it, and is once nobody is', (_, create, table, enCode, membership, msg) => {
    const id = idIn(table, enCode);
    const guest = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'guest'")?.id ?? '';
    const values = membership.includes('isDefault') ? '?, ?, 1' : '?, ?';
    store.run(`INSERT INTO ${membership} VALUES (${values})`, id, guest);
    expect(() => create(store).remove(id)).toThrow(msg);
    expect(idIn(table, enCode)).toBe(id);
    store.run(`DELETE FROM ${membership.split(' ')[0]} WHERE userId = ?`, guest);
    create(store).remove(id);
    expect(idIn(table, enCode)).toBe('');
  });
});
