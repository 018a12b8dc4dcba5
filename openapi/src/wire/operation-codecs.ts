import type { OperationId, OperationShapes } from '../../generated/operations.gen.ts';
import type { Codec } from './codec.ts';

type Data<Id extends OperationId> = OperationShapes[Id]['data'];
type Body<Id extends OperationId> = OperationShapes[Id]['body'];
type HasNoData<Id extends OperationId> = [Data<Id>] extends [null] ? true : [Data<Id>] extends [Blob] ? true : false;

/**
 * Codecs that read the answer and write the body of each operation of a domain. An operation whose answer is a bare success and
 * that takes no body needs neither, and is left out. Multipart bodies have no codec: they are files.
 * `as const satisfies OperationCodecs<'getRole' | 'createRole'>`.
 */
export type OperationCodecs<Id extends OperationId> = {
  readonly [K in Id]: (HasNoData<K> extends true ? { readonly data?: never } : { readonly data: Codec<Data<K>, unknown, unknown> }) &
    ([Body<K>] extends [undefined]
      ? { readonly body?: never }
      : Body<K> extends { file: Blob }
        ? { readonly body?: never }
        : { readonly body: Codec<never, unknown, Body<K>> });
};

/** Answers that are only read; they have tests of their own instead of a round trip. */
export function oneWay<In, Model>(decode: (wire: In) => Model): Codec<In, Model, never> & { readonly isOneWay: true } {
  return {
    isOneWay: true,
    decode,
    encode: () => {
      throw new Error('[api] This answer is only read, so it cannot be sent. Send the body of an operation instead.');
    },
  };
}
