import type { Answer, CallArgs, Client } from '@milepost/openapi/client';
import type { AnyResource } from './types.ts';

/** Parts of a resource its calls are made with. */
export type CallParts = Pick<AnyResource, 'id' | 'operations' | 'codecs'>;

/** Sends an operation by its name. @throws Error for a name the resource does not have */
export function send(
  { id, operations }: CallParts,
  client: Client,
  name: string,
  args: CallArgs,
  signal?: AbortSignal,
): Promise<Answer<unknown>> {
  const operation = operations[name];
  if (!operation) throw new Error(`[resource] ${id} has no operation "${name}" · nothing was asked · name one of its operations`);
  return client.call(operation, args, signal ? { signal } : {});
}

/** Data of an answer, decoded; null where the operation has no codec. */
export const decoded = ({ codecs }: Pick<CallParts, 'codecs'>, name: string, data: unknown): unknown =>
  codecs[name]?.data?.decode(data as never) ?? null;
/** Body of a call; none where the operation has no codec. */
export const encoded = ({ codecs }: Pick<CallParts, 'codecs'>, name: string, model: unknown): CallArgs =>
  codecs[name]?.body ? { body: codecs[name].body.encode(model as never) as NonNullable<CallArgs['body']> } : {};
