/** Limits of a JSON text. */
export interface JsonLimits {
  maxChars: number;
  /** Levels of lists and objects within each other. */
  maxDepth: number;
  /** Values in all. */
  maxNodes: number;
}

/** Reasons a text was refused. */
export type JsonReason = 'tooLarge' | 'syntax' | 'tooDeep' | 'tooManyValues' | 'forbiddenKey' | 'duplicateKey';

/** The value, or the place (from 1) and the reason of the first fault. */
export type StrictJson = { ok: true; value: unknown } | { ok: false; reason: JsonReason; line: number; column: number };

const BLANK = /[ \t\n\r]*/y;
/** A text by its quotes; `JSON.parse` judges what is between them. */
const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Keys that reach into every object of the page. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

class Refusal extends Error {
  readonly reason: JsonReason;
  readonly at: number;
  constructor(reason: JsonReason, at: number) {
    super(reason);
    this.reason = reason;
    this.at = at;
  }
}

/**
 * Reads JSON that somebody else wrote: refuses what `JSON.parse` lets pass (a key twice, keys of prototypes, any depth and
 * size) and always knows the place of the fault. One byte order mark at the start is skipped.
 */
export function parseStrictJson(source: string, limits: JsonLimits): StrictJson {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  try {
    if (text.length > limits.maxChars) throw new Refusal('tooLarge', 0);
    return { ok: true, value: createReader(text, limits)() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { ok: false, reason: error.reason, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }
}

function createReader(text: string, { maxDepth, maxNodes }: JsonLimits): () => unknown {
  let at = 0;
  let nodes = 0;

  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const take = (char: string): boolean => {
    match(BLANK);
    if (text[at] !== char) return false;
    at++;
    return true;
  };
  const expect = (isThere: boolean): void => {
    if (!isThere) throw new Refusal('syntax', at);
  };
  const readText = (): string => {
    match(BLANK);
    const textAt = at;
    const raw = match(TEXT);
    try {
      if (raw !== null) return String(JSON.parse(raw));
    } catch {
      // A control character or an unknown escape: refused below, at the start of the text.
    }
    throw new Refusal('syntax', textAt);
  };

  function readList(depth: number): unknown[] {
    const items: unknown[] = [];
    if (take(']')) return items;
    do items.push(readValue(depth));
    while (take(','));
    expect(take(']'));
    return items;
  }

  function readObject(depth: number): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    if (take('}')) return members;
    do {
      match(BLANK);
      const keyAt = at;
      const key = readText();
      if (FORBIDDEN_KEYS.has(key)) throw new Refusal('forbiddenKey', keyAt);
      if (Object.hasOwn(members, key)) throw new Refusal('duplicateKey', keyAt);
      expect(take(':'));
      members[key] = readValue(depth);
    } while (take(','));
    expect(take('}'));
    return members;
  }

  function readValue(depth: number): unknown {
    match(BLANK);
    if (++nodes > maxNodes) throw new Refusal('tooManyValues', at);
    const start = text[at];
    if ((start === '{' || start === '[') && depth >= maxDepth) throw new Refusal('tooDeep', at);
    if (take('{')) return readObject(depth + 1);
    if (take('[')) return readList(depth + 1);
    if (start === '"') return readText();
    const scalar = match(SCALAR);
    if (scalar === null) throw new Refusal('syntax', at);
    return JSON.parse(scalar);
  }

  return () => {
    const value = readValue(0);
    match(BLANK);
    expect(at === text.length);
    return value;
  };
}
