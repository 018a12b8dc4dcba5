import type { Codec } from './codec.ts';
import { officeMs } from './officeClock.ts';

type Nothing = null | undefined;

/** A text that is always there: an id, a name. Some servers send ids as numbers. */
export const id: Codec<string | number, string, string> = { decode: String, encode: (model) => model };

/** An id that may be missing; empty text counts as none. */
export const optionalId: Codec<string | number | Nothing, string | null, string | null> = {
  decode: (wire) => (wire === null || wire === undefined || wire === '' ? null : String(wire)),
  encode: (model) => model,
};

/** A text that is empty where the server says nothing. */
export const text: Codec<string | number | Nothing, string, string> = {
  decode: (wire) => (wire === null || wire === undefined ? '' : String(wire)),
  encode: (model) => model,
};

/** A text of which "none" and "empty" mean the same, sent as null when it is empty. */
export const nullableText: Codec<string | Nothing, string, string | null> = {
  decode: (wire) => wire ?? '',
  encode: (model) => (model === '' ? null : model),
};

/** The parent of a record at the top is null; on the wire it is `rootId`. "-1", "0" and nothing all mean the top. @source admin §9 */
export const parentId = (rootId: '-1' | '0'): Codec<string | Nothing, string | null, string> => ({
  decode: (wire) => (wire === '-1' || wire === '0' || !wire ? null : wire),
  encode: (model) => model ?? rootId,
});

/** 1 or 0 as yes or no; text, booleans and nothing are understood too. */
export const flag: Codec<number | string | boolean | Nothing, boolean, 0 | 1> = {
  decode: readFlag,
  encode: (model) => (model ? 1 : 0),
};

/** A yes or no that travels as the text "1" or "0". */
export const flagText: Codec<number | string | boolean | Nothing, boolean, '0' | '1'> = {
  decode: readFlag,
  encode: (model) => (model ? '1' : '0'),
};

/** true or false, false where the server says nothing. */
export const truth: Codec<boolean | number | string | Nothing, boolean, boolean> = { decode: readFlag, encode: (model) => model };

/** A number; numeric text is read as one, anything else is null. */
export const number: Codec<number | string | Nothing, number | null, number | null> = { decode: readNumber, encode: (model) => model };

/** A number that counts: 0 where the server says nothing. */
export const count: Codec<number | string | Nothing, number, number> = {
  decode: (wire) => readNumber(wire) ?? 0,
  encode: (model) => model,
};

/** A number that travels as text. */
export const numberText: Codec<number | string | Nothing, number | null, string | null> = {
  decode: readNumber,
  encode: (model) => (model === null ? null : String(model)),
};

/**
 * A moment as milliseconds since 1970. Servers send the number, the number as text, or a date as text; text without a zone
 * is the clock of the office. What cannot be read is null.
 * @reading R-049 R-189
 */
export const moment: Codec<number | string | Nothing, number | null, number | null> = { decode: readMoment, encode: (model) => model };

/** One of a closed set of numbers or texts, by a name of ours; what is not in the set reads as `otherwise`. */
export function choice<const Names extends Readonly<Record<string, string | number>>, const Otherwise extends keyof Names & string>(
  names: Names,
  otherwise: Otherwise,
): Codec<string | number | Nothing, keyof Names & string, Names[keyof Names]> {
  const byWire = new Map(Object.entries(names).map(([name, wire]) => [String(wire), name]));
  return {
    decode: (wire) => (byWire.get(String(wire)) as (keyof Names & string) | undefined) ?? otherwise,
    encode: (model) => names[model],
  };
}

/** Any value, as it came: rows of a report, settings nobody reads here. */
export const anything: Codec<unknown, unknown, unknown> = { decode: (wire) => wire, encode: (model) => model };

function readFlag(wire: number | string | boolean | Nothing): boolean {
  return wire === 1 || wire === true || wire === '1' || wire === 'true';
}

function readNumber(wire: number | string | Nothing): number | null {
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire : null;
  if (typeof wire !== 'string' || wire.trim() === '') return null;
  const value = Number(wire);
  return Number.isFinite(value) ? value : null;
}

const DATE_TEXT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

function readMoment(wire: number | string | Nothing): number | null {
  const value = readNumber(wire);
  if (value !== null || typeof wire !== 'string') return value;
  const [, day, time = '00:00:00', zone] = DATE_TEXT.exec(wire.trim()) ?? [];
  if (day === undefined) return null;
  const isDate = !Number.isNaN(Date.parse(`${day}T${time}Z`));
  // What is left of a second counts where it is written.
  const [clock = time, rest = ''] = time.split('.');
  const ms =
    zone === undefined
      ? isDate
        ? officeMs(`${day} ${clock}`) + Number(`0.${rest || 0}`) * 1000
        : Number.NaN
      : Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(ms) ? null : ms;
}
