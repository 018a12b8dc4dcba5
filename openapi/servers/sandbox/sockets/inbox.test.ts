import { beforeEach, expect, it } from 'vitest';
import type { ClientFrame } from '../../../generated/socket.gen.ts';
import { Refusal } from '../core/failure.ts';
import { createInbox, type Inbox } from './inbox.ts';

/** Everything that happened, in order. */
let happened: string[];
let transactions: number;
let faults: Set<string>;
let inbox: Inbox<string>;

const read = (formUserId: string): ClientFrame => ({ method: 'UpdateReadMessage', token: 't', formUserId });
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  happened = [];
  transactions = 0;
  faults = new Set();
  inbox = createInbox<string>({
    store: {
      transaction: (work) => {
        transactions += 1;
        const result = work();
        happened.push('on disk');
        return result;
      },
    },
    answer: ({ frame }) => {
      const who = frame.method === 'UpdateReadMessage' ? frame.formUserId : '';
      if (who === 'refused') throw new Refusal('不行');
      if (faults.has(who)) throw new Error('disk full');
      return [{ to: 'asker', frame: { method: 'refresh', msg: who } }];
    },
    deliver: (client, { frame }) => happened.push(`${client}: ${frame.method} ${'msg' in frame ? frame.msg : ''}`),
    log: (line) => happened.push(line.split('\n')[0] ?? ''),
  });
});

it('frames of one turn share one transaction, and are answered in order, after it is on the disk', async () => {
  for (const who of ['1', '2', '3']) inbox.take({ client: who, frame: read(who) });
  await turn();
  expect(happened).toEqual(['on disk', '1: refresh 1', '2: refresh 2', '3: refresh 3']);
  inbox.take({ client: '4', frame: read('4') });
  await turn();
  expect(transactions).toBe(2);
});

it('a refused frame is answered an error, and the others are kept', async () => {
  for (const who of ['1', 'refused', '3']) inbox.take({ client: who, frame: read(who) });
  await turn();
  expect(happened).toEqual(['on disk', '1: refresh 1', 'refused: error 不行', '3: refresh 3']);
});

it('where one frame fails each gets a transaction of its own, and only that one is lost', async () => {
  faults.add('2');
  for (const who of ['1', '2', '3']) inbox.take({ client: who, frame: read(who) });
  await turn();
  expect(happened).toEqual([
    'on disk',
    'socket UpdateReadMessage failed: Error: disk full',
    'on disk',
    '1: refresh 1',
    '2: error 服务器处理失败，请稍后重试',
    '3: refresh 3',
  ]);
});

it('what waits when the sandbox stops is dropped, for it was not acknowledged', async () => {
  inbox.take({ client: '1', frame: read('1') });
  inbox.close();
  await turn();
  expect(happened.filter((each) => each !== 'on disk')).toEqual([]);
});
