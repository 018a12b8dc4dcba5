import { describe, expect, test } from 'vitest';
import { decodeServerFrame } from '@milepost/openapi/domains/message';
import type { ChatEvent } from '@milepost/openapi/domains/message';
import { isCalled, nextOnline, nextUnread, totalOf } from './unread.ts';
import type { UnreadEvent } from './unread.ts';

const events = (...frames: object[]): ChatEvent[] => frames.map(decodeServerFrame).filter((event) => event !== null);
const from = (formUserId: string) => ({ method: 'receiveMessage', formUserId, messageType: 'text', formMessage: '到了吗' });
const init = (...unreadNums: object[]) => ({ method: 'initMessage', unreadNums });

describe('unread totals', () => {
  test.each<[string, [string, number][], object[], string | null, [string, number][]]>([
    ['the first frame says everything', [['u9', 4]], [init({ sendUserId: 'u1', unreadNum: 2 })], null, [['u1', 2]]],
    [
      'a message raises the count of its sender',
      [['u1', 1]],
      [from('u1'), from('u2')],
      null,
      [
        ['u1', 2],
        ['u2', 1],
      ],
    ],
    ['what an open conversation receives is read', [], [from('u1'), from('u2')], 'u1', [['u2', 1]]],
    ['a new connection does not make an open conversation unread', [], [init({ sendUserId: 'u1', unreadNum: 2 })], 'u1', []],
    ['other events change nothing', [['u1', 1]], [{ method: 'messagePush' }, { method: 'online', userId: 'u1' }], null, [['u1', 1]]],
  ])('%s', (_, before, frames, openId, after) => {
    expect([...nextUnread(new Map(before), events(...frames), openId)]).toEqual(after);
  });

  const readElsewhere = (senderId: string): UnreadEvent => ({ kind: 'readElsewhere', senderId });
  test('what another tab reads is read here, whatever came before it; what comes after it is not', () => {
    const counts = new Map([['u1', 3]]);
    expect([...nextUnread(counts, [...events(from('u1'), from('u2')), readElsewhere('u1')], null)]).toEqual([['u2', 1]]);
    expect([...nextUnread(counts, [readElsewhere('u1'), ...events(from('u1'))], null)]).toEqual([['u1', 1]]);
    expect(nextUnread(counts, [readElsewhere('u9')], null)).toBe(counts);
  });

  test('60,000 messages are 60,000', () => {
    let counts: ReadonlyMap<string, number> = new Map();
    const second = events(...Array.from({ length: 1000 }, () => from('u1')));
    for (let n = 0; n < 60; n += 1) counts = nextUnread(counts, second, null);
    expect(totalOf(counts)).toBe(60_000);
  });
});

test('the icon calls for what is not on screen', () => {
  expect(isCalled(events(from('u1')), 'u1')).toBe(false);
  expect(isCalled(events(from('u1')), null)).toBe(true);
  expect(isCalled(events(init({ sendUserId: 'u1', unreadNum: 2 })), null)).toBe(false);
});

test('who is there is what the first frame says, and who came and went since', () => {
  expect(nextOnline(null, [])).toBeNull();
  const ids = nextOnline(null, events({ method: 'initMessage', onlineUsers: ['u1', 'u2'] }, { method: 'Offline', userId: 'u1' }));
  expect([...(nextOnline(ids, events({ method: 'Online', userId: 'u3' })) ?? [])]).toEqual(['u2', 'u3']);
});
