import { portalCodecs, portalView } from '@milepost/openapi/domains/portal';
import { expect, test } from 'vitest';
import { placedCards } from './cards.ts';

function cards(layout: readonly object[]) {
  const view = portalView(portalCodecs.getPortal.data.decode({ type: 0, formData: JSON.stringify({ layout }) }));
  if (view.kind !== 'designed') throw new Error('the design of the test cannot be read');
  return placedCards(view.design);
}

test('cards stand row by row, those of tabs where the tabs are', () => {
  const placed = cards([
    { jnpfKey: 'notice', title: '公告', x: 16, y: 0, w: 8 },
    { jnpfKey: 'todo', title: '待办', x: 0, y: 0, w: 24 },
    { jnpfKey: 'tab', x: 0, y: 9, w: 24, children: [{ title: '车流', children: [{ jnpfKey: 'lineChart', title: '流量', w: 24 }] }] },
  ]);
  expect(placed.map(({ title, shows, isHalf }) => [title, shows, isHalf])).toEqual([
    ['待办', 'counts', false],
    ['公告', 'notices', true],
    ['流量', null, false],
  ]);
});

test('a portal without cards has none', () => expect(cards([])).toEqual([]));
