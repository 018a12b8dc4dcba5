import { describe, expect, it } from 'vitest';
import { goodData } from '../../testing/spec-examples.ts';
import { cardKind, portalCodecs, portalView, waitingCount, type Portal } from './index.ts';

const decode = (wire: Parameters<typeof portalCodecs.getPortal.data.decode>[0]): Portal => portalCodecs.getPortal.data.decode(wire);
const portals = new Map(goodData('getPortal').map(([name, data]) => [name, data ? decode(data) : null]));
const portalOf = (name: string): Portal | null => portals.get(name) ?? null;
const designOf = (name: string) => {
  const view = portalView(portalOf(name));
  if (view.kind !== 'designed') throw new Error(`no design: ${view.kind}`);
  return view.design;
};

describe('a designed portal', () => {
  it('is read card by card, tabs with the cards within them', () => {
    const { layout } = designOf('good');
    expect(layout.map(({ jnpfKey, x, y, w, h }) => [jnpfKey, x, y, w, h])).toEqual([
      ['todo', 0, 0, 16, 8],
      ['notice', 16, 0, 8, 8],
      ['tab', 0, 8, 24, 10],
    ]);
    const [tab] = layout[2]?.children ?? [];
    expect(tab).toMatchObject({ title: '车辆', children: [{ jnpfKey: 'barChart', dataType: 'dynamic', propsApi: '543001000000000021' }] });
    expect([tab && cardKind(tab), tab?.children[0] && cardKind(tab.children[0])]).toEqual([null, 'barChart']);
  });

  it('goes back as the same JSON, the members nobody here knows included', () => {
    const formData =
      '{"layoutId":3,"layout":[{"i":1,"jnpfKey":"weather","city":"云阳"}],"refresh":{"autoRefresh":true,"autoRefreshTime":"5"},"skin":"dark"}';
    const portal = decode({ formData });
    expect(JSON.parse(portalCodecs.getPortal.data.encode(portal).formData ?? '')).toEqual(JSON.parse(formData));
  });

  it('says after how many minutes it is loaded again, as a number or as a text', () => {
    const minutes = [5, '5', '', null].map((autoRefreshTime) => {
      const view = portalView(decode({ formData: JSON.stringify({ refresh: { autoRefresh: true, autoRefreshTime } }) }));
      return view.kind === 'designed' ? view.design.refresh.autoRefreshTime : undefined;
    });
    expect(minutes).toEqual([5, 5, null, null]);
  });
});

describe('what the page of a portal shows', () => {
  it.each([
    ['good', 'designed'],
    ['old', 'designed'],
    ['custom', 'page'],
    ['nothing', 'nothing'],
  ])('%s: %s', (name, kind) => expect(portalView(portalOf(name)).kind).toBe(kind));

  it('a page of the program by its address', () => {
    expect(portalView(portalOf('custom'))).toEqual({ kind: 'page', address: 'portal/maintenanceBoard' });
    expect(portalView(decode({ type: 1, customUrl: null }))).toEqual({ kind: 'nothing' });
  });

  it('nothing where nothing is designed, and says so where the design cannot be read', () => {
    expect(portalView(decode({ formData: '' }))).toEqual({ kind: 'nothing' });
    expect(portalView(decode({ formData: '{"layout":' }))).toEqual({ kind: 'broken' });
  });
});

it('portals stand below their categories, which have no kind of their own', () => {
  const [, data] = goodData('listPortals')[0] ?? [];
  const tree = portalCodecs.listPortals.data.decode(data);
  expect(tree.map(({ parentId, kind, children }) => [parentId, kind, children.map((child) => child.kind)])).toEqual([
    [null, null, ['designed']],
    [null, null, ['page']],
  ]);
});

it.each([
  ['good', 6],
  ['later', 8],
])('work that waits is counted by either name: %s', (name, count) => {
  const [, data] = goodData('countFlowTasks').find(([known]) => known === name) ?? [];
  expect(waitingCount(portalCodecs.countFlowTasks.data.decode(data ?? {}))).toBe(count);
});

it('a server that counts nothing says 0', () => expect(waitingCount(portalCodecs.countFlowTasks.data.decode({}))).toBe(0));
