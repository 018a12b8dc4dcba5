import type { AnyCodec } from '../wire/index.ts';

/** What a domain gives for one operation. */
export interface OperationCodec {
  readonly data?: AnyCodec & { readonly isOneWay?: true };
  readonly body?: AnyCodec;
}

/** Every codec of the description, by operation. A domain that is missing here fails the round trip. */
export const CODECS: Readonly<Record<string, OperationCodec>> = {};
