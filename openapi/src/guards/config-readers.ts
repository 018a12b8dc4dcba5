import { ConfigFault, type ConfigObject, type ConfigValue, type Reader } from './config.ts';

/** The members of an object that has these readers. */
export type ReadMembers<Readers extends Readonly<Record<string, Reader<unknown>>>> = {
  readonly [Name in keyof Readers]: ReturnType<Readers[Name]>;
};

const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
const FORBIDDEN_NAME = /^(?:constructor|prototype)$/;
const COLOUR = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\)|[a-z]{3,20})$/i;
const SIZE = /^\d{1,4}(?:\.\d{1,2})?(?:px|%)?$/;

const isObject = (value: ConfigValue | undefined): value is ConfigObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A reader of any value: frozen, and without a prototype. */
export const value: Reader<ConfigValue> = (given) => given ?? null;

/** A text; anything else is refused. */
export const text: Reader<string> = (given, at) => (typeof given === 'string' ? given : refuse(at));

/** A finite number; anything else is refused. */
export const number: Reader<number> = (given, at) => (typeof given === 'number' ? given : refuse(at));

/** 0 or 1, true or false, as yes or no; anything else is refused. */
export const flag: Reader<boolean> = (given, at) => {
  if (given === true || given === 1) return true;
  return given === false || given === 0 ? false : refuse(at);
};

/** The name of a field: a letter, then letters, digits and `_`, 64 at most; never the name of a prototype. */
export const fieldName: Reader<string> = (given, at) =>
  typeof given === 'string' && FIELD_NAME.test(given) && !FORBIDDEN_NAME.test(given) ? given : refuse(at);

/** One of these texts; anything else is refused. */
export const oneOf =
  <const Choice extends string>(...choices: readonly Choice[]): Reader<Choice> =>
  (given, at) =>
    choices.find((choice) => choice === given) ?? refuse(at);

/** A list whose every item `item` reads. */
export const list =
  <T>(item: Reader<T>): Reader<readonly T[]> =>
  (given, at) =>
    Array.isArray(given) ? Object.freeze(given.map((one: ConfigValue, index) => item(one, `${at}[${index}]`))) : refuse(at);

/** An object with these members; what else it holds is left out. */
export const object =
  <const Readers extends Readonly<Record<string, Reader<unknown>>>>(readers: Readers): Reader<ReadMembers<Readers>> =>
  (given, at) => {
    if (!isObject(given)) return refuse(at);
    const members: Record<string, unknown> = Object.create(null);
    for (const [name, reader] of Object.entries(readers)) members[name] = reader(given[name], at === '' ? name : `${at}.${name}`);
    return Object.freeze(members) as ReadMembers<Readers>;
  };

/** Nothing and null read as `absent`; anything else goes to `reader`. */
export const optional =
  <T, Absent>(reader: Reader<T>, absent: Absent): Reader<T | Absent> =>
  (given, at) =>
    given === undefined || given === null ? absent : reader(given, at);

/** A reader that gives `fallback` for what `reader` refuses: for settings a page can do without. */
export const otherwise =
  <T, Fallback>(reader: Reader<T>, fallback: Fallback): Reader<T | Fallback> =>
  (given, at) => {
    try {
      return reader(given, at);
    } catch (error) {
      if (error instanceof ConfigFault) return fallback;
      throw error;
    }
  };

/** A number kept between two ends; what is no number (text of digits is one) reads as `fallback`. */
export const clamped =
  (least: number, most: number, fallback: number): Reader<number> =>
  (given) => {
    const wanted = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
    return typeof wanted === 'number' && Number.isFinite(wanted) ? Math.min(Math.max(wanted, least), most) : fallback;
  };

/** A colour by its name, `#` digits, rgb or hsl; anything that could carry more than a colour reads as `fallback`. */
export const colour =
  <Fallback>(fallback: Fallback): Reader<string | Fallback> =>
  (given) =>
    typeof given === 'string' && COLOUR.test(given) ? given : fallback;

/** A width or height: a number (of pixels) or text such as `100%` or `12px`; anything else reads as `fallback`. */
export const size =
  <Fallback>(fallback: Fallback): Reader<number | string | Fallback> =>
  (given) => {
    if (typeof given === 'number') return given >= 0 ? given : fallback;
    return typeof given === 'string' && SIZE.test(given) ? given : fallback;
  };

/** A reader that is named before it exists, for objects that hold their own kind. */
export const later =
  <T>(reader: () => Reader<T>): Reader<T> =>
  (given, at) =>
    reader()(given, at);

function refuse(at: string): never {
  throw new ConfigFault(at);
}
