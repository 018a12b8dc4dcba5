import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userProblems } from '../../../../src/domains/user/index.ts';
import type { Caller } from '../../core/handlers.ts';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import { seedSandbox } from '../../seed/index.ts';
import { organizationModule } from '../organization/module.ts';
import { readDirectory } from './directory.ts';
import { requireAdministrator, requireRank } from './guards.ts';
import { accountLettersOf } from './seed/accountLetters.ts';
import { peopleModule } from './module.ts';
import { findPeople, organizeIdsOf, type Person } from './people.ts';
import { inLongRun } from '../../../../../scripts/testing/inLongRun.mjs';

/** As long as a start may take for all of them. */
const SEED_MS = 600;

const seeded = (): Store => {
  const fresh = openStore(IN_MEMORY);
  migrate(fresh, seedSandbox, [organizationModule, peopleModule]);
  return fresh;
};

let store: Store;
let people: Person[];
beforeAll(() => {
  store = seeded();
  people = findPeople(store, {});
});
afterAll(() => store.close());

const personOf = (account: string): Person => {
  const found = people.find((person) => person.account === account);
  if (!found) throw new Error(`no account ${account}`);
  return found;
};
const callerOf = (account: string): Caller => ({ userId: personOf(account).id, account, tokenHash: new Uint8Array() });

describe('the seed of people', () => {
  test('has 2,000 of them, each with an account and a mobile number of its own', () => {
    expect(people.length).toBe(2000);
    expect(new Set(people.map(({ account }) => account.toLowerCase())).size).toBe(2000);
    expect(new Set(people.map(({ mobilePhone }) => mobilePhone)).size).toBe(2000);
    expect(new Set(people.map(({ realName }) => realName)).size).toBe(2000);
  });

  test('keeps the rules it asks of people', () => {
    const wrong = people.filter((person) => userProblems({ ...person, organizeIds: organizeIdsOf(person), email: '' }).length > 0);
    expect(wrong).toEqual([]);
  });

  test('has some who are disabled and some who are locked', () => {
    for (const state of [0, 2]) expect(people.filter(({ enabledMark }) => enabledMark === state).length).toBeGreaterThan(5);
  });

  test('puts somebody into every open organisation, and nobody into a closed one', () => {
    const directory = readDirectory(store);
    const manned = new Set(people.flatMap(organizeIdsOf));
    expect(new Set(directory.open.map(({ id }) => id))).toEqual(manned);
  });

  test('makes a chain of superiors that ends with one person at the top', () => {
    const byId = new Map(people.map((person) => [person.id, person]));
    const tops = people.filter(({ managerId }) => managerId === null);
    expect(tops.length).toBe(1);
    for (const person of people) {
      let at: Person | undefined = person;
      for (let steps = 0; at?.managerId && steps < 10; steps += 1) at = byId.get(at.managerId);
      expect(at).toBe(tops[0]);
    }
  });

  test('puts the six accounts where their profiles say they stand', () => {
    const directory = readDirectory(store);
    const homes = ['admin', 'staff', 'novice', 'guest', 'double', 'locked'].map((account) =>
      directory.nameOf(organizeIdsOf(personOf(account))[0] ?? ''),
    );
    expect(homes.map((name) => name.split('/').at(-1))).toEqual([
      '信息技术中心',
      '路产管理部',
      '收费管理部',
      '综合办公室',
      '车辆调度中心',
      '养护工程部',
    ]);
    const position = store.one<{ fullName: string }>(
      'SELECT fullName FROM user_position JOIN position ON position.id = positionId WHERE userId = ?',
      personOf('staff').id,
    );
    expect(position?.fullName).toBe('路产管理员');
  });

  test('shares one salt, and keeps no password', () => {
    const rows = store.all<{ salt: string }>(
      "SELECT DISTINCT hex(passwordSalt) AS salt FROM user WHERE account GLOB '*[0-9][0-9][0-9][0-9]'",
    );
    expect(rows.length).toBe(1);
    expect(JSON.stringify(store.all('SELECT profile FROM user'))).not.toContain('Welcome2026');
  });

  test('is the same every time, and soon written', () => {
    const bare = openStore(IN_MEMORY);
    migrate(bare, seedSandbox, [organizationModule]);
    const startedMs = performance.now();
    migrate(bare, seedSandbox, [organizationModule, peopleModule]);
    expect(performance.now() - startedMs).toBeLessThan(inLongRun(SEED_MS));
    for (const table of ['user', 'user_organization', 'user_position', 'user_role', 'user_group_member'])
      expect(bare.all(`SELECT * FROM ${table}`)).toEqual(store.all(`SELECT * FROM ${table}`));
    bare.close();
  });
});

describe('the rank of a caller', () => {
  const adminRole = () => store.one<{ id: string }>('SELECT id FROM role WHERE isAdministrator = 1')?.id ?? '';

  test('keeps administrators to administrators, whatever buttons others have', () => {
    expect(() => requireRank(store, callerOf('staff'), personOf('admin'))).toThrow('只有管理员');
    expect(() => requireRank(store, callerOf('staff'), personOf('guest'), [adminRole()])).toThrow('只有管理员');
    expect(() => requireRank(store, null, personOf('admin'))).toThrow('只有管理员');
    expect(() => requireRank(store, callerOf('staff'), personOf('guest'))).not.toThrow();
    expect(() => requireRank(store, callerOf('admin'), personOf('admin'), [adminRole()])).not.toThrow();
  });

  test('counts only administrators who can sign in and whose role is enabled', () => {
    const attempt = (sql: string) =>
      store.transaction(() => {
        store.run(sql);
        requireAdministrator(store);
      });
    expect(() => attempt("UPDATE user SET enabledMark = 2 WHERE account = 'admin'")).toThrow('至少需要一个可用的管理员');
    expect(() => attempt('UPDATE role SET enabledMark = 0 WHERE isAdministrator = 1')).toThrow('至少需要一个可用的管理员');
    expect(() => requireAdministrator(store)).not.toThrow();
  });
});

test.each([
  ['李文辉', 'LWH'],
  ['欧阳明轩', 'OYMX'],
  ['阿依努尔·A1', 'AYNE·A1'],
  ['', ''],
])('the account of %s begins with %s', (name, initials) => expect(accountLettersOf(name)).toBe(initials));
