/** Reads and writes one wire value. */
export interface Codec {
  decode(wire: unknown): unknown;
  encode(model: unknown): unknown;
}

/** Codecs of one call. */
export interface CallCodecs {
  readonly data?: Codec;
  readonly body?: Codec;
}

/** Parts a domain of the description offers to those who use it. */
export interface Domain {
  /** Name of the constant that holds the codecs, such as `areaCodecs`. */
  readonly codecsName: string;
  readonly codecs: Readonly<Record<string, CallCodecs>>;
  /** Functions that judge a draft, by their names. */
  readonly rules: ReadonlyMap<string, (draft: unknown) => readonly { readonly field: string; readonly problem: string }[]>;
}

/** A domain by its exports. Null where it has no codecs. @param call the call a page is made of: a domain may have several constants */
export function readDomain(exports: Readonly<Record<string, unknown>>, call: string): Domain | null {
  const all = Object.entries(exports).filter(([key, value]) => key.endsWith('Codecs') && typeof value === 'object' && value !== null);
  const found = all.find(([, value]) => Object.hasOwn(value as object, call)) ?? all[0];
  if (!found) return null;
  return {
    codecsName: found[0],
    codecs: found[1] as Domain['codecs'], // every domain's constant satisfies OperationCodecs
    rules: new Map(
      Object.entries(exports).flatMap(([key, value]) =>
        key.endsWith('Problems') && typeof value === 'function' ? [[key, value as (draft: unknown) => []] as const] : [],
      ),
    ),
  };
}
