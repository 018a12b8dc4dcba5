import { expect, test, vi } from 'vitest';
import { createTabs } from '../../browser/tabs.ts';
import { hearTabs, tellTabs } from './otherTabs.ts';

const NAME = 'milepost-test-read';
const open = () => new BroadcastChannel(NAME);

test('what is read in one tab is heard in the other tabs of the person, not in the same one and by nobody else', async () => {
  const [one, two, three] = [createTabs(open), createTabs(open), createTabs(open)];
  const [self, other, stranger] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
  const stops = [
    hearTabs('chatRead', 'me', self, one),
    hearTabs('chatRead', 'me', other, two),
    hearTabs('chatRead', 'you', stranger, three),
  ];
  tellTabs('chatRead', 'me', 'u1', one);
  tellTabs('chatRead', 'me', 'u2', one);
  await vi.waitFor(() => expect(other.mock.calls).toEqual([['u1'], ['u2']]));
  tellTabs('chatRead', 'you', 'u3', one);
  await vi.waitFor(() => expect(stranger.mock.calls).toEqual([['u3']]));
  expect(self).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
});

test.each([
  { kind: 'chatRead', userId: 'me' },
  { kind: 'chatRead', userId: 'me', personId: 7 },
  { kind: 'locked', userId: 'me' },
  { kind: 'chatDeleted', userId: 'me', personId: 'u9' },
])('%j names nobody who was read', async (word) => {
  const tabs = createTabs(open);
  const heard = vi.fn<(id: string) => void>();
  const stop = hearTabs('chatRead', 'me', heard, tabs);
  const other = open();
  other.postMessage(word);
  tellTabs('chatRead', 'me', 'u1', createTabs(open));
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['u1']]));
  stop();
  other.close();
});

test('what is deleted in one tab is heard in the others as deleted, not as read', async () => {
  const [one, two] = [createTabs(open), createTabs(open)];
  const [deleted, read] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
  const stops = [hearTabs('chatDeleted', 'me', deleted, two), hearTabs('chatRead', 'me', read, two)];
  tellTabs('chatDeleted', 'me', 'u1', one);
  await vi.waitFor(() => expect(deleted.mock.calls).toEqual([['u1']]));
  expect(read).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});
