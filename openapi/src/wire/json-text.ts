import { parseExactJson } from '../guards/index.ts';
import type { AnyCodec, Codec, ModelOf, OutOf } from './codec.ts';

/** Reading of a text of JSON. A text that cannot be read is kept, so that saving the record does not lose it. */
export type JsonText<Model> =
  | { readonly kind: 'value'; readonly value: Model }
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly text: string };

/** Characters of a text beyond which it is not opened. @reading R-051 */
const MAX_TEXT_LENGTH = 1024 * 1024;

/** Reading of a JSON value nobody has looked at: a codec checks each member it reads. @throws where it does not fit */
export const fromJson = <C extends AnyCodec>(codec: C, json: unknown): ModelOf<C> => codec.decode(json as never) as ModelOf<C>;

/**
 * A text that holds JSON. Empty text and null are "none"; a text that is no JSON, is larger than 1 MiB or `maxLength`, or does not fit
 * `inner` is "broken" and goes back as it came. `none` is what is sent where there is nothing: null unless said otherwise.
 * @source forms §3
 */
export function jsonText<C extends AnyCodec>(
  inner: C,
  none?: null,
  maxLength?: number,
): Codec<string | null | undefined, JsonText<ModelOf<C>>, string | null>;
export function jsonText<C extends AnyCodec>(inner: C, none: string): Codec<string | null | undefined, JsonText<ModelOf<C>>, string>;
export function jsonText<C extends AnyCodec>(
  inner: C,
  none: string | null = null,
  maxLength: number = MAX_TEXT_LENGTH,
): Codec<string | null | undefined, JsonText<ModelOf<C>>, string | null> {
  return {
    decode: (wire) => {
      if (!wire) return { kind: 'none' };
      if (wire.length > maxLength) return { kind: 'broken', text: wire };
      try {
        return { kind: 'value', value: fromJson(inner, parseExactJson(wire)) };
      } catch {
        return { kind: 'broken', text: wire };
      }
    },
    encode: (model) => {
      if (model.kind === 'none') return none;
      return model.kind === 'broken' ? model.text : JSON.stringify(inner.encode(model.value) as OutOf<C>);
    },
  };
}

/** The value of a JSON text, or `otherwise` where there is none or it cannot be read. */
export const jsonValue = <Model>(json: JsonText<Model>, otherwise: Model): Model => (json.kind === 'value' ? json.value : otherwise);
