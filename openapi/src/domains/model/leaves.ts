import type { Codec } from '../../wire/index.ts';

/** The codec of a part that has a name of its own: parts refer to one another, and to themselves. */
export type Named<Model> = Codec<object | undefined, Model, object>;

/** One text or several: when rules are checked, print templates, class names. */
export const texts: Codec<string | readonly string[] | null | undefined, string[], string[]> = {
  decode: (wire) => (typeof wire === 'string' ? wire.split(',').filter((one) => one !== '') : [...(wire ?? [])].map(String)),
  encode: (model) => model,
};

/** The value of an option. */
export const optionValue: Codec<string | number | null | undefined, string | number, string | number> = {
  decode: (wire) => wire ?? '',
  encode: (model) => model,
};

/** The text of a function, which some servers wrap into an object. */
export const functionText: Codec<string | { func?: string | null } | null | undefined, string, string> = {
  decode: (wire) => (typeof wire === 'string' ? wire : (wire?.func ?? '')),
  encode: (model) => model,
};
