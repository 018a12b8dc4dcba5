import { expect, onTestFinished, test, vi } from 'vitest';
import type { Offer } from './offer.ts';
import { createSessionSharing } from './sessionSharing.ts';

const offerOf = (person: string, usedAtMs = 1): Offer => ({ token: `bearer ${person}`, lock: null, person, usedAtMs });

/** Tabs of one browser: their channels are real, and so are the names of the locks they hold. */
function aBrowser() {
  const channelName = `sharing-${crypto.randomUUID()}`;
  const held: LockInfo[] = [];
  const heard: unknown[] = [];
  const listener = new BroadcastChannel(channelName);
  listener.addEventListener('message', ({ data }) => heard.push(data));
  onTestFinished(() => listener.close());
  const locks = {
    query: async () => ({ held: [...held], pending: [] }),
    async request(name: string, _options: LockOptions, hold: () => Promise<unknown>) {
      held.push({ name, mode: 'shared' });
      return hold();
    },
  };
  let nonces = 0;
  const tab = ({ isFrozen = false } = {}) =>
    createSessionSharing({
      openChannel() {
        const channel = new BroadcastChannel(isFrozen ? `${channelName}-frozen` : channelName);
        onTestFinished(() => channel.close());
        return channel;
      },
      locks: locks as unknown as LockManager,
      newNonce: () => `nonce-${(nonces += 1)}`,
    });
  return { tab, heard };
}

test('a new tab gets the session of another one, and the token is in that one answer only', async () => {
  const { tab, heard } = aBrowser();
  const [a, b] = [tab(), tab()];
  a.answerWith(() => offerOf('anna'));
  expect(await b.ask()).toMatchObject({ offer: offerOf('anna'), isUnanswered: false });
  const answer = { kind: 'answer', nonce: 'nonce-1', offer: offerOf('anna') };
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'ask', nonce: 'nonce-1' }, answer]));
});

test('a tab that is alone goes on without its time running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { tab } = aBrowser();
  const alone = tab();
  expect(await alone.ask()).toMatchObject({ offer: null, isUnanswered: false });
  // Its own answers are not waited for either.
  alone.answerWith(() => null);
  expect(await alone.ask()).toMatchObject({ offer: null, isUnanswered: false });
});

test('of two people the tab used last; a tab with a wish gets its own person or nobody', async () => {
  const { tab } = aBrowser();
  const [a, b, waiting, asker] = [tab(), tab(), tab(), tab()];
  a.answerWith(() => offerOf('anna', 10));
  b.answerWith(() => offerOf('bert', 20));
  waiting.answerWith(() => null);
  expect((await asker.ask()).offer?.person).toBe('bert');
  expect((await asker.ask({ person: 'anna' })).offer?.person).toBe('anna');
  expect((await asker.ask({ person: 'carl' })).offer).toBeNull();
});

test('an answer to another question is no answer', async () => {
  const { tab } = aBrowser();
  const [silent, asker, liar] = [tab(), tab(), tab()];
  silent.answerWith(() => offerOf('anna'));
  const other = liar.ask();
  expect((await asker.ask()).offer?.person).toBe('anna');
  expect((await other).offer?.person).toBe('anna');
});

test('a tab that is there and does not answer in time is told of', async () => {
  const { tab } = aBrowser();
  const [frozen, asker] = [tab({ isFrozen: true }), tab()];
  frozen.answerWith(() => offerOf('anna'));
  expect(await asker.ask({ answerMs: 20 })).toMatchObject({ offer: null, isUnanswered: true });
});

test('who signs in or unlocks is announced to the other tabs by id, without a token', async () => {
  const { tab, heard } = aBrowser();
  const [a, b] = [tab(), tab()];
  const [heardByA, heardByB] = [vi.fn<(person: string) => void>(), vi.fn<(person: string) => void>()];
  a.onEntered(heardByA);
  b.onEntered(heardByB);
  a.announce(null);
  a.announce('anna');
  await vi.waitFor(() => expect(heardByB).toHaveBeenCalledExactlyOnceWith('anna'));
  expect(heardByA).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'entered', person: 'anna' }]));
});
