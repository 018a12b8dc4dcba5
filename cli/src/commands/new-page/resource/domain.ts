import type { Snapshot } from '../../../workspace/index.ts';

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
  /** Type of the rows, of the record, or of the body of a call, as the door exports it; null where it has no name. */
  readonly typeOf: (call: string, side: 'data' | 'body') => string | null;
}

/** A domain by its exports and its sources. Null where it has no codecs. */
export function readDomain(name: string, exports: Readonly<Record<string, unknown>>, snapshot: Snapshot): Domain | null {
  const found = Object.entries(exports).find(([key, value]) => key.endsWith('Codecs') && typeof value === 'object');
  if (!found) return null;
  const folder = `openapi/src/domains/${name}`;
  const codec = snapshot.read(`${folder}/codec.ts`) ?? '';
  const model = snapshot.read(`${folder}/model.ts`) ?? '';
  const door = snapshot.read(`${folder}/index.ts`) ?? '';
  return {
    codecsName: found[0],
    codecs: found[1] as Domain['codecs'], // every domain's constant satisfies OperationCodecs
    rules: new Map(
      Object.entries(exports).flatMap(([key, value]) =>
        key.endsWith('Problems') && typeof value === 'function' ? [[key, value as (draft: unknown) => []] as const] : [],
      ),
    ),
    typeOf(call, side) {
      // The house writes `type Role = ModelOf<Codecs['listRoles']['data']>['rows'][number]`, or names the codec of the call:
      // `listAreas: { data: listed(areaNode) }` and `type AreaNode = ModelOf<typeof areaNode>`.
      const entry = new RegExp(`\\b${call}: \\{([^}]*)\\}`).exec(codec)?.[1] ?? '';
      const constant = new RegExp(`\\b${side}: (?:\\w+\\()*(\\w+)`).exec(entry)?.[1];
      const type =
        new RegExp(`export type (\\w+) = ModelOf<\\w+\\['${call}'\\]\\['${side}'\\]>`).exec(model)?.[1] ??
        (constant && new RegExp(`export type (\\w+) = ModelOf<typeof ${constant}>`).exec(model)?.[1]);
      return type && new RegExp(`\\b${type}\\b`).test(door) ? type : null;
    },
  };
}
