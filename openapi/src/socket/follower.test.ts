import { expect, test } from 'vitest';
import type { ChannelMessage } from './channel-message.ts';
import { createFollower } from './follower.ts';
import { createOwnRequests } from './own-requests.ts';
import type { SocketEvent } from './socket-event.ts';

function setUp() {
  const posted: ChannelMessage[] = [];
  const events: SocketEvent[] = [];
  const requests = createOwnRequests();
  const follower = createFollower({
    tab: 't',
    requests,
    post: (message) => posted.push(message),
    onEvent: (event) => events.push(event),
  });
  const lead = (term: string, rank: number, kind: 'open' | 'waiting' = 'open') =>
    follower.hear({ kind: 'leader', term, rank, status: { kind } });
  const say = (term: string, msg: string) => follower.hear({ kind: 'event', term, event: { kind: 'refresh', msg } });
  return { posted, events, requests, follower, lead, say };
}

test('what was said before there is a leader is posted when there is, in its order', () => {
  const { posted, requests, follower, lead } = setUp();
  for (const body of ['a', 'b']) follower.take(requests.add(body));
  expect(posted).toEqual([]);
  lead('one', 1);
  follower.take(requests.add('c'));
  expect(posted).toEqual(['a', 'b', 'c'].map((body, index) => ({ kind: 'request', term: 'one', tab: 't', seq: index + 1, body })));
});

test('the same leader is asked once, the next one again for what the first did not answer', () => {
  const { posted, requests, follower, lead } = setUp();
  lead('one', 1);
  for (const body of ['a', 'b']) follower.take(requests.add(body));
  lead('one', 1, 'waiting');
  requests.settle(1, { kind: 'sent' });
  lead('two', 2);
  lead('two', 3);
  expect(posted.map((message) => message.kind === 'request' && `${message.term} ${message.body}`)).toEqual(['one a', 'one b', 'two b']);
});

test('a leader that is over is not listened to, however late it comes', () => {
  const { posted, requests, follower, events, lead, say } = setUp();
  lead('one', 1);
  lead('two', 2);
  lead('one', 1, 'waiting');
  lead('one', 2, 'waiting');
  say('one', 'late');
  say('two', 'now');
  follower.take(requests.add('a'));
  expect(posted).toMatchObject([{ term: 'two', body: 'a' }]);
  expect(events).toEqual([
    { kind: 'status', status: { kind: 'open' } },
    { kind: 'status', status: { kind: 'open' } },
    { kind: 'refresh', msg: 'now' },
  ]);
});

test('nothing is sent to a leader whose token was refused', () => {
  const { posted, requests, follower } = setUp();
  follower.take(requests.add('a'));
  follower.hear({ kind: 'leader', term: 'one', rank: 1, status: { kind: 'ended', reason: 'refused' } });
  expect(posted).toEqual([]);
});
