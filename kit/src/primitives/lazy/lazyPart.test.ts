import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

test('a part is loaded once, however often it is asked for', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('菜单'));
  const part = lazyPart(load);
  expect(part.arrived()).toBeUndefined();
  await expect(Promise.all([part.fetch(), part.fetch()])).resolves.toEqual(['菜单', '菜单']);
  await part.fetch();
  expect(load).toHaveBeenCalledOnce();
  expect(part.arrived()).toBe('菜单');
});

test('a part that could not be fetched is tried again with the next call', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('菜单');
  const part = lazyPart(load);
  await expect(part.fetch()).rejects.toThrow('Failed to fetch');
  expect(part.arrived()).toBeUndefined();
  await expect(part.fetch()).resolves.toBe('菜单');
  expect(load).toHaveBeenCalledTimes(2);
});
