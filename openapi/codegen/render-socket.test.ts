import { expect, test } from 'vitest';
import { renderSocket } from './render-socket.ts';
import { tidySocket } from './tidy-socket.ts';

const hello = { name: 'hello', payload: { $ref: '#/components/schemas/Hello' } };
const bundle = {
  asyncapi: '3.0.0',
  channels: { session: { messages: { hello, bye: { name: 'bye', payload: { $ref: '#/components/schemas/Bye' } } } } },
  operations: {
    talk: { action: 'send', messages: [hello] },
    listen: { action: 'receive', messages: [{ name: 'bye', payload: { $ref: '#/components/schemas/Bye' } }] },
  },
  components: {
    schemas: {
      Hello: { type: 'object', required: ['method'], properties: { method: { const: 'hello' } } },
      Bye: { type: 'object', required: ['method'], properties: { method: { enum: ['bye', 'Bye'] } } },
    },
  },
};

test('operations name their messages again, and schemas are sorted', () => {
  const tidy = tidySocket(bundle);
  expect(tidy).toMatchObject({ operations: { talk: { messages: [{ $ref: '#/channels/session/messages/hello' }] } } });
  expect(JSON.stringify(tidy['components'])).toMatch(/"Bye".*"Hello"/);
});

test('a message its channel has not is a mistake', () => {
  const strange = { ...bundle, operations: { talk: { action: 'send', messages: [{ name: 'strange' }] } } };
  expect(() => tidySocket(strange)).toThrow('a message its channel has not');
});

test('either side becomes a union of its frames', async () => {
  const text = await renderSocket(tidySocket(bundle));
  expect(text).toContain(`export type ClientFrame =\n  | SocketMessages['Hello'];`);
  expect(text).toContain(`export type ServerFrame =\n  | SocketMessages['Bye'];`);
  expect(text).toContain('"bye" | "Bye"');
  expect(text).not.toContain('interface paths');
});

test('a message without a payload of its own is a mistake', async () => {
  const bare = {
    ...bundle,
    channels: { session: { messages: { hello: { name: 'hello' } } } },
    operations: { talk: { action: 'send', messages: [{ name: 'hello' }] } },
  };
  await expect(renderSocket(tidySocket(bare))).rejects.toThrow('no payload of its own');
});
