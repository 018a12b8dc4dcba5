import { describe, expect, test } from 'vitest';
import document from '../../generated/asyncapi.json' with { type: 'json' };
import { readFrame } from './read-frame.ts';

interface Example {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
interface Described {
  readonly messages: Readonly<Record<string, { readonly examples?: readonly Example[] }>>;
}
const channel: Described = document.channels.session;
const heard = new Set(document.operations.listen.messages.map(({ $ref }) => $ref.split('/').at(-1)));
const examples = Object.entries(channel.messages)
  .filter(([name]) => heard.has(name))
  .flatMap(([name, { examples: all = [] }]) => all.map((example) => [`${name} ${example.name}`, example.payload] as const));

const frameOf = (data: unknown) => {
  const read = readFrame(data);
  return read.kind === 'frame' ? read.frame : read.oddity;
};
const read = (members: object) => frameOf(JSON.stringify(members));

/** The texts of a value that a frame has under the same name, in small letters, for some methods come in two spellings. */
const textsOf = (value: object, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (typeof Reflect.get(value, name) === 'string' ? [[name, String(Reflect.get(value, name)).toLowerCase()]] : [])),
  );

describe('every example of the description is read', () => {
  test('there are examples of every message', () => expect(examples.length).toBeGreaterThan(heard.size));
  test.each(examples)('%s', (_, payload) => {
    const frame = read(payload);
    if (typeof frame === 'string') throw new Error(`left alone: ${frame}`);
    const said = Object.keys(payload).filter((name) => typeof payload[name] === 'string' && name in frame);
    expect(said).toContain('method');
    expect(textsOf(frame, said)).toEqual(textsOf(payload, said));
  });
});

describe('initMessage', () => {
  test('totals that are no numbers count as 0, missing ones are not known', () => {
    expect(
      read({
        method: 'initMessage',
        unreadTotalCount: -5,
        unreadNums: 'x',
        unreadNoticeCount: '7',
        unreadMessageCount: {},
        unreadScheduleCount: 1e21,
      }),
    ).toMatchObject({
      unreadTotalCount: 0,
      unreadNums: [],
      unreadNoticeCount: 7,
      unreadMessageCount: 0,
      unreadScheduleCount: 1e21,
      unreadSystemMessageCount: null,
    });
  });
  test('rows that cannot be read are left out, the others stay', () => {
    const unreadNums = [null, 7, [], {}, { sendUserId: '' }, { sendUserId: 'u1', unreadNum: 'x' }, { sendUserId: 2, unreadNum: '3' }];
    expect(read({ method: 'initMessage', unreadNums })).toMatchObject({
      unreadNums: [
        { sendUserId: 'u1', unreadNum: 0 },
        { sendUserId: '2', unreadNum: 3 },
      ],
    });
  });
  test.each(['onlineUserList', 'onlineUsers'])('who is online, as %s', (name) => {
    expect(read({ method: 'initMessage', [name]: ['u1', 2, null] })).toMatchObject({ onlineUserList: ['u1', '2'] });
  });
});

describe('chat', () => {
  test('markup in a text is text', () => {
    const formMessage = '<img src=x onerror=alert(1)>';
    expect(read({ method: 'receiveMessage', formUserId: 'u1', messageType: 'text', formMessage })).toMatchObject({ formMessage });
  });
  test('an image has its members and no others', () => {
    const formMessage = { name: 'a.png', path: '/a.png', width: 10, height: '20', onload: 'x', __proto__: { polluted: 1 } };
    expect(read({ method: 'receiveMessage', formUserId: 'u1', messageType: 'image', formMessage })).toHaveProperty('formMessage', {
      name: 'a.png',
      path: '/a.png',
      width: 10,
      height: '20',
      length: null,
    });
  });
  test.each(['UserId', 'userId'])('the sender of an echo, named %s', (name) => {
    expect(read({ method: 'sendMessage', [name]: 'u1', toUserId: 'u2' })).toMatchObject({ userId: 'u1', toUserId: 'u2' });
  });
  test('a history keeps the rows it can read', () => {
    const row = { id: 'm1', sendUserId: 'u1', receiveUserId: 'u2', content: 'x', contentType: 'text', sendTime: 1, state: 1 };
    expect(read({ method: 'messageList', list: [row, { ...row, id: null }, 'x'], pagination: { total: '1' } })).toMatchObject({
      list: [{ id: 'm1' }],
      pagination: { total: 1 },
    });
    expect(read({ method: 'messageList', list: null })).toMatchObject({ list: [], pagination: null });
  });
});

test.each([
  [{ method: 'receiveMessage' }, 'malformed'],
  [{ method: 'sendMessage', toUserId: {} }, 'malformed'],
  [{ method: 'online' }, 'malformed'],
  [{ method: '' }, 'unknown'],
  [{ method: 'toString' }, 'unknown'],
  [{ method: 'receivemessage' }, 'unknown'],
])('%j is %s', (members, oddity) => expect(read(members)).toBe(oddity));

test('a page of 50 messages of 5,000 characters is no oversized frame', () => {
  const row = { id: 'm', sendUserId: 'u1', receiveUserId: 'u2', content: '路'.repeat(5000) };
  expect(read({ method: 'messageList', list: Array.from({ length: 50 }, () => row) })).toMatchObject({ method: 'messageList' });
  expect(frameOf(`"${'x'.repeat(600_000)}"`)).toBe('oversized');
});

test('members of a prototype are not read, and none is changed', () => {
  expect(frameOf('{"__proto__":{"method":"refresh"}}')).toBe('malformed');
  expect(frameOf('{"method":"refresh","__proto__":{"msg":"x"}}')).toEqual({ method: 'refresh', msg: null });
  expect(Reflect.get({}, 'msg')).toBeUndefined();
});
