import type { OperationId, OperationShapes, Tag } from '../../generated/operations.gen.ts';

/** The facts of one operation, as the generated tables hold them. */
export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` where a path parameter goes. */
  readonly path: string;
  /** Effect of a call on the server; the method does not tell. */
  readonly effect: 'read' | 'create' | 'update' | 'delete' | 'session' | 'external' | 'consume';
  /** Kinds of server data its answer shows; a write of one of them makes the answer old. */
  readonly reads?: readonly Tag[];
  /** Kinds of server data it changes. */
  readonly writes?: readonly Tag[];
  readonly body?: 'json' | 'form' | 'multipart';
  readonly timeoutMs?: number;
  /** Answers bytes instead of an envelope. */
  readonly isRaw?: true;
  /** Codes 600, 601 and 602 do not end the session here. */
  readonly isSessionExempt?: true;
}

/** A good answer: its `data` (null when the server sent none) and its sentence for the reader (empty when there is none). */
export interface Answer<Data> {
  data: Data | null;
  msg: string;
}

export interface CallOptions {
  /** Abort to give up the call; it then rejects with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal;
}

type Slot<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** Arguments of one operation; a slot is optional when nothing in it is required. */
export type OperationArgs<Id extends OperationId> = Slot<'path', OperationShapes[Id]['path']> &
  Slot<'query', OperationShapes[Id]['query']> &
  Slot<'body', OperationShapes[Id]['body']>;

/** The function of one operation. */
export type OperationCall<Id extends OperationId> =
  Record<never, never> extends OperationArgs<Id>
    ? (args?: OperationArgs<Id>, options?: CallOptions) => Promise<Answer<OperationShapes[Id]['data']>>
    : (args: OperationArgs<Id>, options?: CallOptions) => Promise<Answer<OperationShapes[Id]['data']>>;
