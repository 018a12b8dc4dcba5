import type { CallArgs, Client } from './client.ts';
import type { CallOptions, Operation, OperationCall } from './operation.ts';

/** One typed function per operation of a table. */
export type BoundOperations<Table extends Readonly<Record<string, Operation>>> = {
  [Name in keyof Table]: OperationCall<Table[Name]['id']>;
};

/**
 * The operations of one domain as functions: `api.getDictionaryEntry({ path: { id } }, { signal })`.
 * Each answers `{ data, msg }` and rejects with an `ApiError`.
 */
export function bindOperations<Table extends Readonly<Record<string, Operation>>>(client: Client, table: Table): BoundOperations<Table> {
  const calls = Object.entries(table).map(([name, operation]) => [
    name,
    (args?: CallArgs, options?: CallOptions) => client.call(operation, args, options),
  ]);
  // The one cast between wire and types: the table and the types are generated together, and `data` is checked by the contract suite.
  return Object.fromEntries(calls) as BoundOperations<Table>;
}
