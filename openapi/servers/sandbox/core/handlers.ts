import type { OperationId, OperationShapes } from '../../../generated/operations.gen.ts';
import type { operations } from '../../../generated/types.gen.ts';
import type { Caller } from './caller.ts';
import type { Disk } from './disk/disk.ts';
import type { SentenceLanguage } from '../sentences/sayIn.ts';
import type { RawAnswer } from './envelope.ts';
import type { NextId } from './ids.ts';
import type { UploadedFile } from './http/request.ts';
import type { Services } from './services.ts';
import type { Store } from './store.ts';

/** Every operation of the description. A new one does not compile until it has a handler. */
export type { OperationId };
export type { Caller, Need } from './caller.ts';

type IsMultipart<K extends OperationId> = operations[K] extends { requestBody: { content: { 'multipart/form-data': unknown } } }
  ? true
  : false;
/** In a multipart body the files are files and the texts have the types the description gives them. */
type Parts<B> = { [Part in keyof B]: Blob extends B[Part] ? UploadedFile : B[Part] };
type Body<K extends OperationId> = IsMultipart<K> extends true ? Parts<OperationShapes[K]['body']> : OperationShapes[K]['body'];

/** One call: typed by the description, checked against it before the handler sees it. */
export interface Call<K extends OperationId> {
  readonly path: OperationShapes[K]['path'];
  readonly query: OperationShapes[K]['query'];
  readonly body: Body<K>;
  /** `null` only on operations that answer without a token. */
  readonly caller: Caller | null;
  readonly ipAddress: string;
  /** Language the caller asks for. @reading R-410 */
  readonly language: SentenceLanguage;
  /** Program the client says it is; it may say anything. */
  readonly userAgent: string | undefined;
  /** Mark of a browser somebody has signed in with before; null where the caller holds none. @reading R-452 */
  readonly browserMark: string | null;
}

/**
 * Answer of a handler; without `code` it is a success. To refuse and undo, throw a `Refusal`; to refuse and keep what was
 * written, answer a code.
 */
export interface Answer<Data> {
  readonly code?: number;
  readonly msg?: string;
  readonly data?: Data;
  /** Headers beside the common ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler<K extends OperationId> = (call: Call<K>) => Answer<OperationShapes[K]['data']> | RawAnswer;
export type Handlers<K extends OperationId = OperationId> = { [Id in K]: Handler<Id> };

/** Time, ids and chance come from outside. */
export interface BaseWorld {
  readonly store: Store;
  readonly nextId: NextId;
  readonly now: () => number;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
}

/** Surroundings modules work with. */
export interface World extends BaseWorld {
  /** Services of other modules for this one. */
  readonly services: Services;
  /** Files beside the database. */
  readonly disk: Disk;
}
