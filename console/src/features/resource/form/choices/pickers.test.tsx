import type { PickerNode, PickerSpec } from '@milepost/kit/tree-picker';
import { expect, test, vi } from 'vitest';
import type { pickerFeeds } from '../../../pickers/index.ts';
import { allowedOf } from './pickerLimits.ts';
import { PICKERS } from './pickers.ts';

type Feeds = ReturnType<typeof pickerFeeds>;
const none = { load: () => Promise.resolve({ nodes: [] }), resolve: () => Promise.resolve([]) };
const provinces: PickerNode[] = [{ id: '51', fullName: '四川省', isLeaf: false, path: ['51'], names: ['四川省'] }];

function feeds() {
  const members = vi.fn<Feeds['members']>(
    () => ({ departments: none, roles: none, positions: none, groups: none, allowed: none, resolve: none.resolve }) as never,
  );
  const own = {
    address: () => ({ regions: { ...none, load: () => Promise.resolve({ nodes: provinces }) }, resolve: none.resolve }),
    user: () => ({ all: none, currentOrganization: none, subordinates: none, resolve: none.resolve }),
    role: () => ({ roles: none, resolve: none.resolve }),
    group: () => ({ groups: none, resolve: none.resolve }),
    position: () => ({ positions: none, resolve: none.resolve }),
    members,
  };
  return { own: own as unknown as Feeds, members };
}
const made = (name: string, asked: Readonly<Record<string, unknown>>, of = feeds().own): PickerSpec => {
  const spec = PICKERS[name]?.(of, { cardinality: 'one' }, asked);
  if (!spec) throw new Error(`no picker ${name}`);
  return spec;
};
const tabsOf = ({ body }: PickerSpec) => (body.kind === 'panes' ? body.tabs : []);
const nothingAllowed = { departIds: [], positionIds: [], roleIds: [], groupIds: [], userIds: [] };

test.each([
  [{ level: 0 }, true],
  [{ level: 1 }, false],
  [{}, false],
])('an address of %j: provinces are the end: %s', async (asked, isEnd) => {
  const spec = made('area', asked);
  const page = await tabsOf(spec)[0]?.source.load({ at: 'root' }, { pageNumber: 1, pageRows: 20 }, new AbortController().signal);
  expect(page?.nodes.map((node) => spec.policy.accepts(node))).toEqual([isEnd]);
});

test.each([
  ['worker', 3, false],
  ['delegate', 1, false],
  ['person', 3, true],
])('locked people in the picker %s, in each of %i panes: taken %s, else in sight with the reason', async (name, panes, isTaken) => {
  const person = (id: string) => ({ id, fullName: id, type: 'user', isLeaf: true, path: [id] });
  const people = { ...none, load: () => Promise.resolve({ nodes: [person('free'), { ...person('shut'), isLocked: true }] }) };
  const resolve = async () => (await people.load()).nodes;
  const user = () => ({ all: people, currentOrganization: people, subordinates: people, resolve });
  const of = { ...feeds().own, user, approver: () => ({ organization: people, resolve }) } as unknown as Feeds;
  const spec = made(name, {}, of);
  const judged = (nodes: readonly PickerNode[]) => nodes.map((node) => [spec.policy.accepts(node), node.disabledReason !== undefined]);
  const { signal } = new AbortController();
  const pages = await Promise.all(tabsOf(spec).map(({ source }) => source.load({ at: 'root' }, { pageNumber: 1, pageRows: 20 }, signal)));
  const expected = [
    [true, false],
    [isTaken, !isTaken],
  ];
  expect(pages.map(({ nodes }) => judged(nodes))).toEqual(Array(panes).fill(expected));
  // Those chosen last are offered again by this.
  expect(judged(await spec.resolve(['free', 'shut'], signal))).toEqual(expected);
});

test.each([
  ['role', { roleIds: ['r1'] }, { id: 'r1', type: 'role' }, { id: 'r2', type: 'role' }],
  ['role', { ids: ['r1'] }, { id: 'r1', type: 'role' }, { id: 'r2', type: 'role' }],
  ['group', { groupIds: ['g1'] }, { id: 'g1', type: 'group' }, { id: 'g2', type: 'group' }],
  [
    'position',
    { departIds: ['d1'] },
    { id: 'p1', type: 'position', path: ['c', 'd1', 'p1'] },
    { id: 'p2', type: 'position', path: ['c', 'p2'] },
  ],
])('a %s of %j takes what is listed alone', (name, asked, listed, other) => {
  const { policy } = made(name, asked);
  expect([listed, other].map((node) => policy.accepts({ fullName: '甲', ...node }))).toEqual([true, false]);
  expect(made(name, {}).policy.accepts({ fullName: '甲', ...other })).toBe(true);
});

test.each([
  [{ role: 'r1' }, { ...nothingAllowed, roleIds: ['r1'] }],
  [{ group: ['g1', 'g2--group'] }, { ...nothingAllowed, groupIds: ['g1', 'g2'] }],
  [{ dep: [['c', 'd1']] }, { ...nothingAllowed, departIds: ['d1'] }],
  [{ pos: null }, nothingAllowed],
  [{ userIds: ['u1'] }, { ...nothingAllowed, userIds: ['u1'] }],
])('people who follow %j are asked for by it, in one list', (asked, allowed) => {
  const { own, members } = feeds();
  expect(tabsOf(made('user', asked, own)).map(({ id }) => id)).toEqual(['custom']);
  expect(members).toHaveBeenCalledWith(allowed);
});

test('people without limits are all people; a designed form has whoever is signed in too', () => {
  const { own, members } = feeds();
  expect(tabsOf(made('user', {}, own)).map(({ id }) => id)).toEqual(['all', 'current', 'subordinates', 'variables']);
  expect(tabsOf(made('person', {}, own)).map(({ id }) => id)).toEqual(['all', 'current', 'subordinates']);
  expect(members).not.toHaveBeenCalled();
  expect(allowedOf({ organizations: ['o1'] })).toBeUndefined();
});

const anything = ['user', 'role', 'group', 'position', 'department', 'company'].map((type) => ({
  id: 'x',
  fullName: '甲',
  type,
  path: ['x'],
}));

test.each([
  ['user', { selectType: 'custom' }, 'fault'],
  ['user', { selectType: 'dep' }, 'fault'],
  ['user', { role: null }, 'wait'],
  ['member', { selectType: 'custom' }, 'fault'],
  ['member', { group: [] }, 'wait'],
  ['role', { selectType: 'custom', roleIds: [] }, 'fault'],
  ['position', { selectType: 'dep' }, 'fault'],
  ['group', { selectType: 'custom' }, 'fault'],
  ['department', { selectType: 'custom' }, 'fault'],
  ['organization', { selectType: 'custom' }, 'fault'],
] as const)('the picker %s of %j offers nothing and says why', async (name, asked, why) => {
  const { own, members } = feeds();
  const some = { ...none, load: () => Promise.resolve({ nodes: anything }) };
  const all = {
    organization: () => ({ organizations: some, resolve: none.resolve }),
    department: () => ({ departments: some, resolve: none.resolve }),
  };
  const of = {
    ...own,
    ...all,
    role: () => ({ roles: some, resolve: none.resolve }),
    group: () => ({ groups: some, resolve: none.resolve }),
  };
  const spec = made(name, asked, of as unknown as Feeds);
  const { signal } = new AbortController();
  const pages = await Promise.all(tabsOf(spec).map(({ source }) => source.load({ at: 'root' }, { pageNumber: 1, pageRows: 20 }, signal)));
  expect(pages.flatMap(({ nodes }) => nodes)).toEqual([]);
  expect(JSON.stringify(spec.nothing)).toContain(why === 'fault' ? 'administrator' : 'first');
  const asksForMembers = name === 'user' || name === 'member';
  expect(members.mock.calls).toEqual(asksForMembers ? [[nothingAllowed]] : []);
});

test.each([
  ['d1', ['members', 'all', 'current', 'subordinates'], [[{ ...nothingAllowed, departIds: ['d1'] }]]],
  [undefined, ['all', 'current', 'subordinates'], []],
  ['', ['all', 'current', 'subordinates'], []],
])('the head of the organisation %j is offered of the panes %j', (of, panes, asked) => {
  const { own, members } = feeds();
  expect(tabsOf(made('head', { of }, own)).map(({ id }) => id)).toEqual(panes);
  expect(members.mock.calls).toEqual(asked);
});

test.each([
  [{ selectType: 'role' }, ['role']],
  [{ selectType: 'group' }, ['group']],
  [{ userIds: ['u1'] }, ['custom']],
  [{ role: 'r1' }, ['custom']],
  [{}, ['dep', 'role', 'pos', 'group']],
])('members of %j are offered in the panes %j', (asked, panes) => {
  const spec = made('member', asked);
  expect(tabsOf(spec).map(({ id }) => id)).toEqual(panes);
});
