// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/history';
import { expect, test } from 'vitest';
import type { Target } from '../routes/target.ts';
import { createPageFrame } from './pageFrame.ts';
import { openPagesOf } from './openPages.ts';

test('pages opened before the tags are there have tags all the same, each with its address', () => {
  const history = createMemoryHistory({ initialEntries: ['/systemData/dictionary?typeId=1'] });
  const targetOf = (path: string): Target => ({
    kind: 'fixed',
    page: { path, title: { id: path }, load: async () => ({ default: () => null }) },
  });
  const frame = createPageFrame({ history, targetOf, isCaching: () => true });
  frame.follow();
  history.push('/404');
  frame.follow();
  history.push('/system/area?keyword=k');
  frame.follow();
  const { views } = openPagesOf(frame).views.get();
  expect(views.map(({ fullPath }) => fullPath)).toEqual(['/home', '/systemData/dictionary?typeId=1', '/system/area?keyword=k']);
  expect(openPagesOf(frame)).toBe(openPagesOf(frame));
});
