// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { memoryShelf } from '../browser/storage.ts';
import { TICKET_KEY, exchangeTicket } from './ticket.ts';

const shelfWith = (ticket: string) => {
  const shelf = memoryShelf();
  shelf.setItem(TICKET_KEY, ticket);
  return shelf;
};

test('a ticket this browser asked for is exchanged for a session, once', async () => {
  const shelf = shelfWith('t1');
  const ask = vi.fn<(ticket: string) => Promise<{ status: number; value: string }>>(async () => ({ status: 1, value: 'bearer abc' }));
  expect(await exchangeTicket('t1', ask, shelf)).toEqual({ kind: 'in', token: 'bearer abc' });
  expect(await exchangeTicket('t1', ask, shelf)).toEqual({ kind: 'foreign' });
  expect(ask).toHaveBeenCalledOnce();
});

test.each(['', 't2'])('a ticket %j that was not asked for here is not carried out', async (ticket) => {
  const ask = vi.fn<(ticket: string) => Promise<{ status: number; value: string }>>(async () => ({ status: 1, value: 'bearer abc' }));
  expect(await exchangeTicket(ticket, ask, shelfWith('t1'))).toEqual({ kind: 'foreign' });
  expect(ask).not.toHaveBeenCalled();
});

test.each([{ status: 0 }, { status: -1, value: 'x' }, { status: 1, value: 'no\ntoken' }, { status: 1 }, null])(
  'the answer %j opens nothing',
  async (answer) => expect(await exchangeTicket('t1', async () => answer, shelfWith('t1'))).toEqual({ kind: 'expired' }),
);

test('a server that cannot be asked is told apart', async () =>
  expect(await exchangeTicket('t1', () => Promise.reject(new Error('offline')), shelfWith('t1'))).toEqual({ kind: 'failed' }));
