import { expect, test, vi } from 'vitest';
import { manualClock } from '../../engines/clock/index.ts';
import { MAX_KEPT, MAX_SHOWN } from './state.ts';
import { createToaster } from './toaster.ts';

const saved = { tone: 'success', title: '已保存', durationMs: 1500 } as const;

function aToaster() {
  const clock = manualClock(1_000);
  const toaster = createToaster({ clock });
  return { clock, toaster, titles: () => toaster.snapshot().shown.map(({ title }) => title) };
}

test('a toast leaves after its own time', () => {
  const { clock, toaster, titles } = aToaster();
  toaster.show({ ...saved, title: '已启用', durationMs: 1000 });
  toaster.show(saved);
  clock.advance(999);
  expect(titles()).toEqual(['已启用', '已保存']);
  clock.advance(1);
  expect(titles()).toEqual(['已保存']);
  clock.advance(500);
  expect(titles()).toEqual([]);
});

test('paused time does not count', () => {
  const { clock, toaster, titles } = aToaster();
  toaster.show(saved);
  clock.advance(1000);
  toaster.pause();
  clock.advance(60_000);
  expect(titles()).toEqual(['已保存']);
  toaster.resume();
  clock.advance(499);
  expect(titles()).toEqual(['已保存']);
  clock.advance(1);
  expect(titles()).toEqual([]);
});

test('closing the toast that was hovered lets the time of later ones run', () => {
  const { clock, toaster, titles } = aToaster();
  toaster.show(saved);
  toaster.pause();
  toaster.close(1);
  toaster.show(saved);
  clock.advance(1500);
  expect(titles()).toEqual([]);
});

test('a toast without a time stays until it is closed', () => {
  const { clock, toaster, titles } = aToaster();
  toaster.show({ tone: 'error', title: '没有保存成功', durationMs: 'until-closed' });
  clock.advance(86_400_000);
  expect(titles()).toEqual(['没有保存成功']);
  toaster.close(1);
  expect(titles()).toEqual([]);
});

test(`the oldest leaves early when more than ${MAX_SHOWN} are shown`, () => {
  const { toaster, titles } = aToaster();
  for (const title of ['一', '二', '三', '四', '五']) toaster.show({ ...saved, title });
  expect(titles()).toEqual(['二', '三', '四', '五']);
});

test('every toast is kept with its time, newest first and unread', () => {
  const { clock, toaster } = aToaster();
  toaster.show(saved);
  clock.advance(2000);
  toaster.show({ tone: 'error', title: '没有删除', detail: '它还有 3 个下级', durationMs: 1500 });
  expect(toaster.snapshot()).toMatchObject({
    unreadCount: 2,
    history: [
      { tone: 'error', title: '没有删除', detail: '它还有 3 个下级', atMs: 3_000, isUnread: true },
      { tone: 'success', title: '已保存', atMs: 1_000, isUnread: true },
    ],
  });
});

test(`the list keeps the last ${MAX_KEPT}`, () => {
  const { toaster } = aToaster();
  for (let at = 1; at <= MAX_KEPT + 1; at += 1) toaster.show({ ...saved, title: `第 ${at} 条` });
  const { history } = toaster.snapshot();
  expect(history).toHaveLength(MAX_KEPT);
  expect(history.at(-1)?.title).toBe('第 2 条');
});

test('reading makes all read, clearing empties the list and leaves the page alone', () => {
  const { toaster, titles } = aToaster();
  toaster.show(saved);
  toaster.markAllRead();
  expect(toaster.snapshot()).toMatchObject({ unreadCount: 0, history: [{ isUnread: false }] });
  toaster.clearHistory();
  expect(toaster.snapshot().history).toEqual([]);
  expect(titles()).toEqual(['已保存']);
});

test('listeners hear a toast come and go', () => {
  const { clock, toaster } = aToaster();
  const listener = vi.fn<() => void>();
  const leave = toaster.subscribe(listener);
  toaster.show(saved);
  clock.advance(1500);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toaster.show(saved);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the snapshot is the same object while nothing changes', () => {
  const { toaster } = aToaster();
  toaster.show(saved);
  toaster.markAllRead();
  const before = toaster.snapshot().history;
  toaster.markAllRead();
  expect(toaster.snapshot().history).toBe(before);
});
