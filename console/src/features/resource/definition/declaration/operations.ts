import type { Operation } from '@milepost/openapi/client';

/** A record of a list. */
export interface AnyRow {
  readonly id: string;
}

/** Codec of an answer or a body, as far as the engine needs it. */
interface Reads {
  readonly decode: (wire: never) => unknown;
}

interface Writes {
  readonly encode: (model: never) => unknown;
}

/** Codecs of a domain by operation. */
export type Codecs = Readonly<Record<string, { readonly data?: Reads; readonly body?: Writes }>>;

/** Operations of a domain by name. */
export type Operations = Readonly<Record<string, Operation>>;

/** Members of a record by themselves, so that a message of the compiler lists them and not the codecs they come from. */
type Plain<T> = T extends infer Members ? { [Name in keyof Members]: Members[Name] } : never;

/** Answer of an operation, decoded. */
export type DataOf<C, Name> = Name extends keyof C
  ? C[Name] extends { readonly data: { decode(wire: never): infer Data } }
    ? NonNullable<Data>
    : never
  : never;

/** Body an operation takes, as it is declared in the forms. */
export type BodyOf<C, Name> = Name extends keyof C
  ? C[Name] extends { readonly body: { decode(wire: never): infer Body } }
    ? Plain<Body>
    : never
  : never;

/** A row of what a list answers: a page of rows, or all of them. */
export type RowOf<Data> = Data extends { readonly rows: readonly (infer Row)[] }
  ? Plain<Row>
  : Data extends readonly (infer Row)[]
    ? Plain<Row>
    : never;

/** Codecs of the operations that answer a list. */
export type Listing<C> = { [Name in keyof C as [RowOf<DataOf<C, Name>>] extends [never] ? never : Name]: C[Name] };

/** Codecs of the operations that take a body. */
export type Sending<C> = { [Name in keyof C as [BodyOf<C, Name>] extends [never] ? never : Name]: C[Name] };
