import { ApiError } from '@milepost/openapi/client';
import type { Client, Operation } from '@milepost/openapi/client';
import type { Tag } from '@milepost/openapi/operations';

/** Tags a client has written since they were taken. */
const writtenBy = new WeakMap<Client, Set<Tag>>();

/** True when the server said no, or was never asked: then nothing has changed. */
const isUndone = (error: unknown): boolean => error instanceof ApiError && (error.kind === 'refused' || error.kind === 'request');

/** The same client, which calls `onWritten` before a write is answered. A write without an answer counts: the server may have done it. */
export function afterWrites(client: Client, onWritten: (writes: NonNullable<Operation['writes']>) => void): Client {
  return {
    async call(operation, ...rest) {
      const { writes = [] } = operation;
      const calling = client.call(operation, ...rest);
      if (writes.length > 0)
        await calling.then(
          () => onWritten(writes),
          (error: unknown) => isUndone(error) || onWritten(writes),
        );
      return calling;
    },
  };
}

/** The same client, which keeps the tags of its writes until they are taken. */
export function notingWrites(client: Client): Client {
  const tags = new Set<Tag>();
  const noted = afterWrites(client, (writes) => writes.forEach((tag) => tags.add(tag)));
  writtenBy.set(noted, tags);
  return noted;
}

/** Tags of the writes since the last time; nobody else gets them. */
export function takeWritten(client: Client): readonly Tag[] {
  const tags = writtenBy.get(client);
  const taken = [...(tags ?? [])];
  tags?.clear();
  return taken;
}
