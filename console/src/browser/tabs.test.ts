import { expect, test, vi } from 'vitest';
import { createTabs } from './tabs.ts';
import type { TabMessage } from './tabs.ts';

const name = 'milepost-test';
const open = () => new BroadcastChannel(name);

test('a tab hears what another one tells, and not itself', async () => {
  const [a, b] = [createTabs(open), createTabs(open)];
  const [heardByA, heardByB] = [vi.fn<(word: TabMessage) => void>(), vi.fn<(word: TabMessage) => void>()];
  const stops = [a.subscribe(heardByA), b.subscribe(heardByB)];
  a.broadcast({ kind: 'locked', userId: 'anna' });
  await vi.waitFor(() => expect(heardByB).toHaveBeenCalledExactlyOnceWith({ kind: 'locked', userId: 'anna' }));
  expect(heardByA).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

test.each([null, 'locked', { kind: 'locked' }, { userId: 'anna' }, { kind: 'locked', userId: 7 }])(
  '%j is no word of ours',
  async (data) => {
    const tabs = createTabs(open);
    const heard = vi.fn<(word: TabMessage) => void>();
    const stop = tabs.subscribe(heard);
    const stranger = open();
    stranger.postMessage(data);
    stranger.postMessage({ kind: 'signedOut', userId: 'berta' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls).toEqual([[{ kind: 'signedOut', userId: 'berta' }]]);
    stop();
    stranger.close();
  },
);

test('without channels a tab is alone', () => {
  const tabs = createTabs(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => tabs.broadcast({ kind: 'locked', userId: 'anna' })).not.toThrow();
});
