import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueries } from './queries.ts';

/** A part of a page that reads `what`, while the session stands as `session` says. */
function reading(read: () => Promise<string>, session = { isOver: false }) {
  const queries = createQueries({ isSessionOver: () => session.isOver });
  const part = new QueryObserver(queries, { queryKey: ['part'], queryFn: read });
  const stop = part.subscribe(() => undefined);
  return { session, queries, part, stop, result: () => part.getCurrentResult() };
}

test('a part whose call fails because the session is over goes on loading, and loads after signing in again', async () => {
  const session = { isOver: false };
  const read = vi.fn<() => Promise<string>>(() => {
    session.isOver = true;
    return Promise.reject(new Error('登录过期，请重新登录'));
  });
  const { queries, stop, result } = reading(read, session);
  await vi.waitFor(() => expect(result()).toMatchObject({ status: 'pending', fetchStatus: 'idle', error: null }));
  expect(read).toHaveBeenCalledOnce();

  session.isOver = false;
  read.mockResolvedValue('6 项');
  await queries.invalidateQueries();
  expect(result()).toMatchObject({ status: 'success', data: '6 项' });
  stop();
});

test('what was read before stays as it is while the session is over', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('6 项');
  const { session, queries, stop, result } = reading(read);
  await vi.waitFor(() => expect(result().data).toBe('6 项'));
  session.isOver = true;
  read.mockRejectedValue(new Error('登录过期，请重新登录'));
  await queries.refetchQueries();
  expect(result()).toMatchObject({ status: 'success', data: '6 项', isError: false });
  stop();
});

test('a part that fails for any other reason says so, and asks again only when it is told to', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('请求错误'));
  const { stop, result } = reading(read);
  await vi.waitFor(() => expect(result().isError).toBe(true));
  expect(read).toHaveBeenCalledOnce();
  stop();
});
