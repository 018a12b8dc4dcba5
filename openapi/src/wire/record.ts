import type { AnyCodec, Codec, InOf, ModelOf, OutOf } from './codec.ts';

/** A member that has another name on the wire. */
export interface Renamed<Name extends string, C extends AnyCodec> {
  readonly wireName: Name;
  readonly codec: C;
}

/** Members of an object by our names: a codec where the wire has the same name, `from(wireName, codec)` where it has not. */
export type Members = Readonly<Record<string, AnyCodec | Renamed<string, AnyCodec>>>;

/** `isEnabled: from('enabledMark', flag)`: a member is renamed where its wire name would lie about its new type. */
export const from = <const Name extends string, C extends AnyCodec>(wireName: Name, codec: C): Renamed<Name, C> => ({ wireName, codec });

type CodecOf<M> = M extends Renamed<string, infer C> ? C : M;
type NameOf<K, M> = M extends Renamed<infer Name, AnyCodec> ? Name : K;
type Flat<T> = { [K in keyof T]: T[K] };
type MayBeAbsent<M, Yes, No> = undefined extends InOf<CodecOf<M>> ? Yes : No;

export type RecordIn<M extends Members> = Flat<
  { [K in keyof M as MayBeAbsent<M[K], never, NameOf<K, M[K]> & string>]: InOf<CodecOf<M[K]>> } & {
    [K in keyof M as MayBeAbsent<M[K], NameOf<K, M[K]> & string, never>]?: InOf<CodecOf<M[K]>>;
  }
>;
export type RecordModel<M extends Members> = { [K in keyof M]: ModelOf<CodecOf<M[K]>> };
export type RecordOut<M extends Members> = { [K in keyof M as NameOf<K, M[K]> & string]: OutOf<CodecOf<M[K]>> };

/** An object, member by member. Members nobody named are left behind: they carry no meaning here. */
export function record<const M extends Members>(members: M): Codec<RecordIn<M>, RecordModel<M>, RecordOut<M>> {
  const entries = Object.entries(members).map(([name, member]) =>
    'wireName' in member ? { name, ...member } : { name, wireName: name, codec: member },
  );
  // The types above say which member has which codec; here, where all members are alike, they cannot.
  const convert = (
    source: object,
    read: 'name' | 'wireName',
    write: 'name' | 'wireName',
    way: (codec: AnyCodec, value: never) => unknown,
  ) => Object.fromEntries(entries.map((entry) => [entry[write], way(entry.codec, own(source, entry[read]) as never)]));
  return {
    decode: (wire) => convert(wire, 'wireName', 'name', (codec, value) => codec.decode(value)) as RecordModel<M>,
    encode: (model) => convert(model, 'name', 'wireName', (codec, value) => codec.encode(value)) as RecordOut<M>,
  };
}

/** Own members only: a server that names `constructor` gets nothing of ours. */
const own = (source: object, name: string): unknown =>
  Object.hasOwn(source, name) ? (source as Readonly<Record<string, unknown>>)[name] : undefined;
