import type { DataRecord } from '../../engines/data-rows/index.ts';
import type { Dialect } from '../kinds/dialectOf.ts';
import type { ConfigProblem, ParsedConfig, ProblemReason } from '../../primitives/config-problem/index.ts';
import { readJsonText } from './jsonText.ts';
import { isSealedObject, placeOf, seal } from './sealed.ts';
import type { Sealed, SealedObject } from './sealed.ts';

const EMPTY: SealedObject = Object.freeze(Object.create(null) as SealedObject);
const YES: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
const NO: ReadonlySet<unknown> = new Set([false, 0, '0', 'false']);

/** Yes, however a design writes it. */
export const isYes = (value: unknown): boolean => YES.has(value);

/** Problems a part works with: they are told, and it can be filled in. */
const WORKS_WITH: ReadonlySet<ProblemReason['kind']> = new Set(['allowsNothing', 'followsNothing', 'noRows']);
export const worksWith = ({ reason }: ConfigProblem): boolean => WORKS_WITH.has(reason.kind);

/** Beginning of a text that has JSON in it. */
const JSON_START = /^\s*(?:[[{"]|null\s*$)/;

/** A number, or a text that is one, whatever width its digits have; NaN for anything else. */
export function numberOf(value: Sealed | undefined): number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.normalize('NFKC').trim() : '';
  return /^-?\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
}

/** Nothing was written: absent, null, or an empty text. */
const isNothing = (value: Sealed | undefined): value is undefined | null | '' =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Reads the members of one object. Never throws: what is wrong is noted, and a stand-in is returned. */
export class Members {
  readonly #value: SealedObject;
  readonly #path: string;
  readonly #problems: ConfigProblem[];
  /** Keys the design is written in: a few of them mean something else from 3.6 on. */
  readonly dialect: Dialect;
  readonly #read = new Set<string>();
  readonly #lists = new Map<string, Sealed | undefined>();

  constructor(value: SealedObject, path: string, problems: ConfigProblem[], dialect: Dialect = 'old') {
    this.dialect = dialect;
    this.#value = value;
    this.#path = path;
    this.#problems = problems;
  }

  /** Place of a member, for problems. */
  at(name: string): string {
    return placeOf(this.#path, name);
  }

  /** Notes a problem of a member. */
  fault(name: string, reason: ProblemReason): void {
    const path = this.at(name);
    // What was thrown out for another reason is not missing as well.
    if (reason.kind === 'missing' && this.#problems.some((problem) => problem.path === path)) return;
    this.#problems.push({ path, reason });
  }

  /** The same members, with problems of their own: what is wrong with them is nobody else's. */
  apart(): { readonly members: Members; readonly problems: readonly ConfigProblem[] } {
    const problems: ConfigProblem[] = [];
    return { members: new Members(this.#value, this.#path, problems, this.dialect), problems };
  }

  /** Place of the object itself; empty for the configuration as a whole. */
  get place(): string {
    return this.#path;
  }

  /** A configuration of its own that was read out of this object: its problems are this one's too. */
  take<T>(parsed: ParsedConfig<T>): T | undefined {
    if (parsed.kind === 'parsed') return parsed.config;
    const place = (path: string) => (this.#path === '' ? path : path === '' ? this.#path : `${this.#path}.${path}`);
    this.#problems.push(...parsed.problems.map(({ path, reason }) => ({ path: place(path), reason })));
    return undefined;
  }

  /** A member as it is. */
  raw(name: string): Sealed | undefined {
    this.#read.add(name);
    return Object.hasOwn(this.#value, name) ? this.#value[name] : undefined;
  }

  /** An object among the members; without members where it is none. */
  within(name: string): Members {
    const value = this.raw(name);
    return new Members(isSealedObject(value) ? value : EMPTY, this.at(name), this.#problems, this.dialect);
  }

  /** A text; a number is one too. Without a fallback it must be there. */
  text(name: string, fallback?: string): string {
    const value = this.raw(name);
    if (isNothing(value)) {
      if (fallback === undefined) this.fault(name, { kind: 'missing' });
      return fallback ?? '';
    }
    if (typeof value === 'string') return value.trim();
    if (typeof value === 'number') return String(value);
    this.fault(name, { kind: 'wrongKind', wanted: 'text' });
    return fallback ?? '';
  }

  /** Yes or no: a truth, 1 or 0, or the text of one. */
  flag(name: string, fallback: boolean): boolean {
    const value = this.raw(name);
    if (isNothing(value)) return fallback;
    if (YES.has(value)) return true;
    if (!NO.has(value)) this.fault(name, { kind: 'wrongKind', wanted: 'yesNo' });
    return false;
  }

  /** A whole number between two ends, also as text. */
  whole(name: string, fallback: number, min: number, max: number): number {
    const value = this.raw(name);
    if (isNothing(value)) return fallback;
    const number = numberOf(value);
    if (!Number.isInteger(number)) this.fault(name, { kind: 'wrongKind', wanted: 'number' });
    else if (number < min || number > max) this.fault(name, { kind: 'outOfRange', min, max });
    else return number;
    return fallback;
  }

  /** One of these texts. */
  oneOf<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.raw(name);
    if (isNothing(value)) return fallback;
    const text = typeof value === 'number' ? String(value) : value;
    const found = choices.find((choice) => choice === text);
    if (found === undefined) this.fault(name, { kind: 'notOneOf', choices });
    return found ?? fallback;
  }

  /** The items of a list of at most `max`; a text with JSON in it is opened. None where it is nothing. */
  list(name: string, max: number): readonly Sealed[] {
    const value = this.#opened(name);
    if (isNothing(value)) return [];
    if (!Array.isArray(value)) this.fault(name, { kind: 'wrongKind', wanted: 'list' });
    else if (value.length > max) this.fault(name, { kind: 'tooMany', max });
    else return value as readonly Sealed[];
    return [];
  }

  /** A list of objects; each is read by `read`. */
  objects<T>(name: string, max: number, read: (item: Members) => T): readonly T[] {
    return this.list(name, max).flatMap((item, index) => {
      const path = placeOf(this.at(name), index);
      if (isSealedObject(item)) return [read(new Members(item, path, this.#problems, this.dialect))];
      this.#problems.push({ path, reason: { kind: 'wrongKind', wanted: 'object' } });
      return [];
    });
  }

  /** Members nobody has asked for. */
  others(): DataRecord {
    return Object.freeze(Object.fromEntries(Object.entries(this.#value).filter(([name]) => !this.#read.has(name))));
  }

  /** Every member, read or not. */
  all(): SealedObject {
    return this.#value;
  }

  #opened(name: string): Sealed | undefined {
    if (!this.#lists.has(name)) this.#lists.set(name, this.#open(name));
    return this.#lists.get(name);
  }

  #open(name: string): Sealed | undefined {
    const value = this.raw(name);
    if (typeof value !== 'string' || !JSON_START.test(value)) return value;
    const json = readJsonText(value);
    if (json.kind === 'refused') {
      this.fault(name, json.reason);
      return undefined;
    }
    const { value: inner, problems } = seal(json.value, this.at(name));
    this.#problems.push(...problems);
    return inner;
  }
}

/**
 * Reads a configuration, an object or the JSON text of one.
 * @returns what `read` makes of its members, or everything that is wrong with it at once
 */
export function readConfig<T>(raw: unknown, read: (members: Members) => T): ParsedConfig<T> {
  const problems: ConfigProblem[] = [];
  const json = typeof raw === 'string' ? readJsonText(raw) : ({ kind: 'read', value: raw } as const);
  if (json.kind === 'refused') return { kind: 'refused', problems: [{ path: '', reason: json.reason }] };
  const sealed = seal(json.value);
  problems.push(...sealed.problems);
  if (!isSealedObject(sealed.value)) {
    const isMissing = sealed.value === null;
    if (problems.length === 0)
      problems.push({ path: '', reason: isMissing ? { kind: 'missing' } : { kind: 'wrongKind', wanted: 'object' } });
    return { kind: 'refused', problems };
  }
  const config = read(new Members(sealed.value, '', problems));
  return problems.every(worksWith) ? { kind: 'parsed', config } : { kind: 'refused', problems };
}
