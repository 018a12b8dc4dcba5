import { describe, expect, test } from 'vitest';
import { createClient } from '../../runtime/index.ts';
import { hostileAnswers, textOf } from '../../testing/hostile.ts';
import { messageOperations } from '../../../generated/operations.gen.ts';
import { messageCodecs } from './index.ts';

/** Good answers to reading calls, each read as a list of messages: every list of a page is read alike. */
const lists = hostileAnswers.filter(
  ({ input, expected }) => input.operation.startsWith('GET ') && ['value', 'empty'].includes(expected.verdict),
);

describe('a good answer with a bad list', () => {
  test.each(lists.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, verdict, { input, expected }) => {
    const client = createClient({
      baseUrl: 'https://console.example.test',
      getToken: () => null,
      onSessionEnded: () => undefined,
      fetch: async () => new Response(textOf(input.body), { status: input.status }),
    });
    const { data } = await client.call(messageOperations.listMessages, { query: {} });
    const page = messageCodecs.listMessages.data.decode(data as never);
    expect(page.total).toBe(expected.total ?? 0);
    expect(verdict === 'empty' ? page.rows : []).toEqual([]);
  });
});
