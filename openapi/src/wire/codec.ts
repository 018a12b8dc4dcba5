/**
 * Both directions of one wire value: `In` is what is tolerated from a server, `Model` what we work with, `Out` what is
 * sent. The promise every codec keeps: `decode(encode(model))` is the model again.
 */
export interface Codec<In, Model, Out = In> {
  decode(wire: In): Model;
  encode(model: Model): Out;
}

/** A codec of which nothing is known but that it is one. */
export type AnyCodec = Codec<never, unknown, unknown>;

export type InOf<C> = C extends { decode(wire: infer In): unknown } ? In : never;
export type ModelOf<C> = C extends { decode(wire: never): infer Model } ? Model : never;
export type OutOf<C> = C extends { encode(model: never): infer Out } ? Out : never;
