import { expect, test, vi } from 'vitest';
import { createTabs } from '../../session/tabs.ts';
import { hearRead, tellRead } from './readElsewhere.ts';

const NAME = 'milepost-test-read';
const open = () => new BroadcastChannel(NAME);

test('what is read in one tab is heard in the other tabs of the person, not in the same one and by nobody else', async () => {
  const [one, two, three] = [createTabs(open), createTabs(open), createTabs(open)];
  const [self, other, stranger] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
  const stops = [hearRead('me', self, one), hearRead('me', other, two), hearRead('you', stranger, three)];
  tellRead('me', 'u1', one);
  tellRead('me', 'u2', one);
  await vi.waitFor(() => expect(other.mock.calls).toEqual([['u1'], ['u2']]));
  tellRead('you', 'u3', one);
  await vi.waitFor(() => expect(stranger.mock.calls).toEqual([['u3']]));
  expect(self).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
});

test.each([
  { kind: 'chatRead', userId: 'me' },
  { kind: 'chatRead', userId: 'me', personId: 7 },
  { kind: 'locked', userId: 'me' },
])('%j names nobody who was read', async (word) => {
  const tabs = createTabs(open);
  const heard = vi.fn<(id: string) => void>();
  const stop = hearRead('me', heard, tabs);
  const other = open();
  other.postMessage(word);
  tellRead('me', 'u1', createTabs(open));
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['u1']]));
  stop();
  other.close();
});
