import { describe, expect, test } from 'vitest';
import { goodData } from '../../testing/spec-examples.ts';
import { CURRENT_USER_ID, ERRORS_COLUMN, USER_COLUMNS, userCodecs } from './index.ts';

const dataOf = <Id extends 'listUsers' | 'getUser' | 'listUserTree' | 'importUsers' | 'findUsers'>(id: Id, name: string) =>
  goodData(id).find(([each]) => each === name)?.[1];

describe('a person', () => {
  test('is locked, not merely disabled, where the server says 2', () => {
    expect(userCodecs.listUsers.data.decode(dataOf('listUsers', 'good')).rows.map(({ state, gender }) => [state, gender])).toEqual([
      ['enabled', 'male'],
      ['locked', 'female'],
    ]);
  });

  test('is read from servers that send text for numbers and leave the rest out', () => {
    const { rows } = userCodecs.listUsers.data.decode({
      list: [{ id: '1', account: 'a', gender: '2', creatorTime: '2026-11-20 08:00:00' }],
      pagination: { pageSize: 20, total: 1 },
    });
    expect(rows[0]).toMatchObject({ realName: '', gender: 'female', state: 'enabled', creatorTime: Date.parse('2026-11-20T00:00:00Z') });
  });

  test('may stand in several organisations, each with its path from the top', () => {
    const data = dataOf('getUser', 'good');
    const person = data ? userCodecs.getUser.data.decode(data) : undefined;
    expect(person?.organizeIds).toHaveLength(2);
    expect(person?.organizePaths.map((path) => path.at(-1))).toEqual(person?.organizeIds);
  });
});

describe('the tree of people', () => {
  test('is a level of nodes without a keyword and a page with one', () => {
    expect(userCodecs.listUserTree.data.decode(dataOf('listUserTree', 'good') ?? { list: [] }).page).toBeNull();
    expect(userCodecs.listUserTree.data.decode(dataOf('listUserTree', 'found') ?? { list: [] }).page).toEqual({
      currentPage: 1,
      pageSize: 20,
      total: 1,
    });
  });

  test('knows what is still to be loaded', () => {
    const { nodes } = userCodecs.listUserTree.data.decode(dataOf('listUserTree', 'good') ?? { list: [] });
    expect(nodes.map(({ type, isLeaf, children }) => [type, isLeaf, children])).toEqual([
      ['department', false, []],
      ['user', true, []],
    ]);
  });

  test('has a stand-in that is nobody', () => {
    const [standIn] = userCodecs.findUsers.data.decode(dataOf('findUsers', 'standIn') ?? null);
    expect(standIn).toMatchObject({ id: CURRENT_USER_ID, type: null });
  });
});

describe('ids', () => {
  test('are sent under both names, for servers of either version', () => {
    expect(userCodecs.findUsers.body.encode(['1', '2'])).toEqual({ userId: ['1', '2'], ids: ['1', '2'] });
  });

  test('of a choice carry their type; of a person alone they need not', () => {
    const members = [
      { id: '1', type: 'department' },
      { id: 'a--b', type: 'user' },
      { id: '2', type: null },
    ] as const;
    const sent = userCodecs.listSelectedUsers.body.encode([...members]);
    expect(sent.userId).toEqual(['1--department', 'a--b--user', '2']);
    expect(userCodecs.listSelectedUsers.body.decode(sent)).toEqual(members);
  });

  test('are asked for 20 at a time from the first page, unless said otherwise', () => {
    expect(userCodecs.listAllowedUsers.body.decode({}).page).toEqual({ keyword: '', currentPage: 1, pageSize: 20 });
  });
});

describe('an import', () => {
  test('counts what was added and what was not, and says why', () => {
    const data = dataOf('importUsers', 'partly');
    const result = data ? userCodecs.importUsers.data.decode(data) : undefined;
    expect(result).toMatchObject({ addedCount: 1, failedCount: 1, hasFailures: true });
    expect(result?.failedRows[0]?.errorsInfo).toContain('手机号码');
  });

  test('has a head for every column, none of them twice', () => {
    const labels = [...USER_COLUMNS, ERRORS_COLUMN].map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(USER_COLUMNS.map(({ prop }) => prop).toSorted()).toEqual(
      Object.keys(userCodecs.previewUserImport.data.decode({ dataRow: [{}] }).rows[0] ?? {}).toSorted(),
    );
  });
});
