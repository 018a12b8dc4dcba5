import { expect, test } from 'vitest';
import { GLOBAL_ROLES_ID, roleCodecs, roleProblems } from './index.ts';

const draft = { fullName: '桥梁巡检员', enCode: 'bridgePatrol', sortCode: 10, isGlobal: false, organizeIdsTree: [['1', '2']] };

test('a role belongs to an organisation or is global', () => {
  expect(roleProblems(draft)).toEqual([]);
  expect(roleProblems({ ...draft, organizeIdsTree: [] })).toEqual([{ field: 'organizeIdsTree', problem: 'required' }]);
  expect(roleProblems({ ...draft, isGlobal: true, organizeIdsTree: [] })).toEqual([]);
});

test('a role has the rules of names and codes', () => {
  expect(roleProblems({ ...draft, fullName: '巡检 员', enCode: '' }).map(({ field, problem }) => [field, problem])).toEqual([
    ['fullName', 'pattern'],
    ['enCode', 'required'],
  ]);
});

test('the root of the global roles cannot be chosen, a role below it can', () => {
  const [root] = roleCodecs.listRoleTree.data.decode({
    list: [
      {
        id: GLOBAL_ROLES_ID,
        fullName: '全局',
        type: 'global',
        children: [{ id: '9', fullName: '报表查看员', type: 'role', onlyId: '1-9' }],
      },
    ],
  });
  expect([root?.type, root?.children[0]?.type, root?.children[0]?.onlyId]).toEqual([null, 'role', '1-9']);
});

test('a list of a server that does not page is one page', () => {
  const page = roleCodecs.listRoles.data.decode({ list: [{ id: '9', fullName: '报表查看员', enabledMark: 1 }] });
  expect(page).toMatchObject({ total: 1, currentPage: 1, rows: [{ isEnabled: true, organizeInfo: '' }] });
});
