import type { Codec } from '../../wire/index.ts';

const UNITS = ['', 'K', 'M', 'G', 'T', 'P'] as const;
const KIB = 1024;
const SIZE = /^(\d+(?:\.\d+)?)\s*([KMGTP]?)(?:i?B)?$/iu;

type Wire = number | string | null | undefined;

/** A size in bytes; a text with a unit is read too, whatever its unit is called: servers count in steps of 1,024. */
export const bytes: Codec<Wire, number | null, number | null> = {
  decode: (wire) => {
    if (typeof wire === 'number') return Number.isFinite(wire) ? wire : null;
    const [, amount, unit = ''] = SIZE.exec(wire?.trim() ?? '') ?? [];
    if (amount === undefined) return null;
    return Math.round(Number(amount) * KIB ** UNITS.findIndex((each) => each === unit.toUpperCase()));
  },
  encode: (model) => model,
};
