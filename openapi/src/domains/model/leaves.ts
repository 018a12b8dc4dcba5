import { json, list, open, text } from '../../wire/index.ts';
import type { AnyCodec, Codec, InOf, ModelOf, OutOf } from '../../wire/index.ts';

/** The codec of a part that has a name of its own: parts refer to one another, and to themselves. */
export type Named<Model> = Codec<object | undefined, Model, object>;

/** One text or several: when rules are checked, print templates, class names. */
export const texts: Codec<string | readonly (string | number)[] | null | undefined, string[], string[]> = {
  decode: (wire) => (typeof wire === 'string' ? wire.split(',').filter((one) => one !== '') : [...(wire ?? [])].map(String)),
  encode: (model) => model,
};

/** Parts of a list of parts: what stands among them and is none is passed over, and goes back as it came while nothing changes. */
export function parts<C extends AnyCodec>(item: C): Codec<readonly InOf<C>[] | null | undefined, ModelOf<C>[], OutOf<C>[]> {
  const all = list(item);
  return { ...all, decode: (wire) => all.decode(wire?.filter((one) => typeof one === 'object' && one !== null)) };
}

/** The value of an option; empty text for none. */
export const optionValue: Codec<string | number | null | undefined, string | number, string | number> = {
  // Cleaned as its object is: what is read again from there is then the same, and goes back as it came.
  decode: (wire) => json.decode(wire ?? '') as string | number,
  encode: (model) => model,
};

const wrapped = open({ func: text, name: text });

/** A function of a design: its text, or its text with a name beside it. Either goes back as it came. */
export type DesignedFunction = string | ModelOf<typeof wrapped>;

/** The text of a function, which some servers wrap into an object. @source wire-facts §17.2 */
export const functionText: Codec<
  string | { func?: string | null; name?: string | null } | null | undefined,
  DesignedFunction,
  string | object
> = {
  decode: (wire) => (typeof wire === 'object' && wire !== null ? wrapped.decode(wire) : (wire ?? '')),
  encode: (model) => (typeof model === 'string' ? model : wrapped.encode(model)),
};

/** Text of a function, wrapped or not. */
export const textOfFunction = (designed: DesignedFunction): string => (typeof designed === 'string' ? designed : designed.func);
