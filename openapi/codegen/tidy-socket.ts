import { isRecord, recordAt, type JsonRecord } from './record.ts';

/** Place of the socket's messages in the description. */
export const MESSAGE_REF = '#/channels/session/messages/';

/**
 * The bundle of the socket as it is published: schemas are sorted by name, and operations name their messages again, which the
 * bundler has written out in both places.
 * @throws when an operation holds a message the channel does not
 */
export function tidySocket(bundle: JsonRecord): JsonRecord {
  const messages = recordAt(recordAt(recordAt(bundle, 'channels'), 'session'), 'messages');
  const names = new Map(Object.entries(messages).map(([name, message]) => [JSON.stringify(message), name]));
  const named = (message: unknown): JsonRecord => {
    const name = names.get(JSON.stringify(message));
    if (name === undefined)
      throw new Error('[api] An operation of the socket has a message its channel has not. Check spec/socket/asyncapi.yaml.');
    return { $ref: MESSAGE_REF + name };
  };
  const operations = Object.entries(recordAt(bundle, 'operations')).map(([name, operation]): [string, unknown] => {
    const list: unknown = isRecord(operation) ? operation['messages'] : undefined;
    return [name, { ...recordAt({ operation }, 'operation'), messages: (Array.isArray(list) ? list : []).map(named) }];
  });
  const components = recordAt(bundle, 'components');
  const schemas = Object.entries(recordAt(components, 'schemas')).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...bundle, operations: Object.fromEntries(operations), components: { ...components, schemas: Object.fromEntries(schemas) } };
}
