import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import OrganizationChart from './OrganizationChart.tsx';

Element.prototype.scrollIntoView = () => undefined;

const node = (id: string, category: string, enabledMark: number, memberCount: number | null, children: readonly object[] = []) => ({
  id,
  category,
  enabledMark,
  memberCount,
  children,
  fullName: `all/${id}`,
  lastFullName: id,
});
const list = [node('Group', 'company', 1, 12, [node('Toll', 'department', 0, 1), node('Road', 'department', 1, null)])];

/** Boxes as they are read: what they are called, and what stands in them. */
const boxes = () =>
  [...document.querySelectorAll('svg[role="img"] g')].map((box) => [
    box.querySelector('title')?.textContent,
    [...box.querySelectorAll('text')].map(({ textContent }) => textContent),
  ]);
const rows = () => [...document.querySelectorAll('[role="treeitem"]')];

test('the chart has the same names as the tree beside it, and marks what is chosen there', async () => {
  const { appeared } = await renderInConsole(
    aSession({ listOrganizations: { list } }).around(<OrganizationChart onClose={() => undefined} />),
  );
  const picture = await appeared('svg[role="img"]');
  expect(picture.getAttribute('aria-label')).toBe('Chart of 3 organisations; the tree beside it has the same');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Filter: Organisation chart');
  expect(boxes()).toEqual([
    ['Group', ['Group', 'Company · 12 people']],
    ['Toll (disabled)', ['Toll (disabled)', 'Department · 1 person']],
    ['Road', ['Road', 'Department']],
  ]);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Group', 'Toll (disabled)', 'Road']);
  const lookOf = (at: number) => picture.querySelectorAll('rect')[at]?.getAttribute('class');
  const before = [lookOf(1), lookOf(2)];
  await act(async () => (rows()[2] as HTMLElement).click());
  expect(lookOf(1)).toBe(before[0]);
  expect(lookOf(2)).not.toBe(before[1]);
});
