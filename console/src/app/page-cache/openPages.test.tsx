// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/history';
import { flowDetailPath } from '@milepost/openapi/domains/workflow';
import { expect, test, vi } from 'vitest';
import { aMenu } from '../menu/testing.ts';
import { menuRoutes } from '../menu/menuRoutes.ts';
import { createPageFrame } from './pageFrame.ts';
import { openPagesOf } from './openPages.ts';

test('pages opened before the tags are there have tags all the same, each with its address', async () => {
  const history = createMemoryHistory({ initialEntries: ['/systemData/dictionary?category=1'] });
  const menu = menuRoutes(aMenu('systemData/dictionary', 'system/area'));
  const frame = createPageFrame({ history, menu: () => menu, hasDevPages: false, isCaching: () => true });
  await frame.follow();
  for (const to of ['/404', '/system/area?keyword=k']) {
    history.push(to);
    await frame.follow();
  }
  const pages = { ...frame, userId: '1', routes: { get: () => menu } };
  const { views } = openPagesOf(pages).views.get();
  expect(views.map(({ fullPath }) => fullPath)).toEqual(['/home', '/systemData/dictionary?category=1', '/system/area?keyword=k']);
  expect(openPagesOf(pages)).toBe(openPagesOf(pages));
});

test('after a reload the tags are those from before, but for pages that left the menu; a page opened since comes last', async () => {
  const open = async (at: string, ...paths: readonly string[]) => {
    const history = createMemoryHistory({ initialEntries: [at] });
    const menu = menuRoutes(aMenu(...paths));
    const frame = createPageFrame({ history, menu: () => menu, hasDevPages: false, isCaching: () => true });
    await frame.follow();
    const { views } = openPagesOf({ ...frame, userId: '2', routes: { get: () => menu } });
    const visit = async (to: string) => {
      history.push(to);
      await frame.follow();
    };
    return { visit, tags: () => views.get().views.map(({ fullPath }) => fullPath) };
  };
  const before = await open('/systemData/dictionary?category=1', 'systemData/dictionary', 'system/area');
  for (const to of ['/messageRecord', '/system/area?keyword=k', '/systemData/dictionary?category=2']) await before.visit(to);
  const all = ['/home', '/systemData/dictionary?category=2', '/messageRecord', '/system/area?keyword=k'];
  expect(before.tags()).toEqual(all);
  expect((await open('/messageRecord', 'systemData/dictionary', 'system/area')).tags()).toEqual(all);
  expect((await open('/profile', 'system/area')).tags()).toEqual(['/home', '/messageRecord', '/system/area?keyword=k', '/profile']);
});

const taskAddress = (work: string) =>
  flowDetailPath({ processId: '7', enCode: null, flowId: '3', formType: 2, standing: 'toDo', taskNodeId: null, taskOperatorId: work });

/** Open pages of one frame, and a reload of it. */
async function openPages(at: string, userId: string) {
  const history = createMemoryHistory({ initialEntries: [at] });
  const menu = menuRoutes(aMenu('systemData/dictionary'));
  const frame = createPageFrame({ history, menu: () => menu, hasDevPages: false, isCaching: () => true });
  await frame.follow();
  const pages = openPagesOf({ ...frame, userId, routes: { get: () => menu } });
  const visit = async (to: string) => {
    history.push(to);
    await frame.follow();
  };
  return { frame, pages, history, visit, tags: () => pages.views.get().views };
}

test('pages whose search names what they show are open once for each; a list with its filters is one', async () => {
  const { frame, pages, history, visit, tags } = await openPages(taskAddress('1'), '3');
  for (const to of [
    taskAddress('2'),
    '/emailDetail?id=1',
    '/emailDetail?id=2',
    '/messageRecord?page=2',
    '/messageRecord?page=3',
    taskAddress('1'),
  ])
    await visit(to);
  expect(tags().map(({ fullPath }) => fullPath)).toEqual([
    '/home',
    taskAddress('1'),
    taskAddress('2'),
    '/emailDetail?id=1',
    '/emailDetail?id=2',
    '/messageRecord?page=3',
  ]);
  expect(frame.cache.pages.get()).toHaveLength(5);
  const [, first, second] = tags();
  const closed = pages.close([first?.id ?? '']);
  await frame.follow();
  await closed;
  expect(history.location.href).toBe(taskAddress('2'));
  expect(tags().map(({ id }) => id)).not.toContain(first?.id);
  expect(frame.cache.pages.get().map(({ id }) => id)).toContain(second?.id);
});

test('one task spelled in two ways is one page', async () => {
  const spelled = `/workFlowDetail?config=${btoa(JSON.stringify({ taskOperatorId: '1', flowId: 3, type: 2, processId: 7 }))}`;
  const { visit, tags } = await openPages(taskAddress('1'), '4');
  await visit(spelled);
  expect(tags().map(({ fullPath }) => fullPath)).toEqual(['/home', spelled]);
});

test('tags of records have their names after a reload, before the pages are built', async () => {
  const { frame, visit } = await openPages('/emailDetail?id=1', '5');
  frame.cache.pages.get()[0]?.address.record.set({ name: '除雪工作安排' });
  await visit('/emailDetail?id=2');
  frame.cache.pages.get()[1]?.address.record.set({ name: '渝北区 · 编辑区域', isLayer: true });
  const after = await openPages('/home', '5');
  expect(after.tags().map(({ record }) => record?.name)).toEqual([undefined, '除雪工作安排', undefined]);
});

test('a page that is refreshed is the one of its own subject', async () => {
  const { frame, pages, visit, tags } = await openPages(taskAddress('1'), '6');
  await visit(taskAddress('2'));
  const keys = () => frame.cache.pages.get().map(({ key }) => key);
  const [one, two] = keys();
  pages.refresh(tags()[2]?.id ?? '');
  await frame.follow();
  await vi.waitFor(() => expect(keys()[1]).not.toBe(two));
  expect(keys()[0]).toBe(one);
});
