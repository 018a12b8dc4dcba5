import type { ProblemReason } from '../../primitives/config-problem/index.ts';

/** Limits of a configuration. @reading R-169 */
export const LIMITS = { bytes: 1024 * 1024, levels: 32, values: 5000 };

/** Limits of a whole design: one of 300 fields has some 10,000 values. @reading R-765 */
export const DESIGN_LIMITS: SealLimits = { levels: 64, values: 200_000 };

export type SealLimits = Pick<typeof LIMITS, 'levels' | 'values'>;

/** Names that reach into every object of the page. */
export const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Value of a text, or the reason it was not read. */
export type JsonText = { readonly kind: 'read'; readonly value: unknown } | { readonly kind: 'refused'; readonly reason: ProblemReason };

const TOKEN = /[ \t\n\r]*(?:([{}[\]:,])|("(?:[^"\\]|\\[^])*")|(true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?))/y;
const REST = /[ \t\n\r]*$/y;

class Refused extends Error {
  readonly reason: ProblemReason | { readonly kind: 'syntaxAt'; readonly at: number };
  constructor(reason: Refused['reason']) {
    super(reason.kind);
    this.reason = reason;
  }
}

/**
 * Reads JSON that somebody wrote by hand. Refuses what `JSON.parse` lets pass: a name twice, names of prototypes, any depth
 * and any size. A byte order mark at the start is skipped.
 */
export function readJsonText(source: string): JsonText {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  if (text.length > LIMITS.bytes || new TextEncoder().encode(text).length > LIMITS.bytes)
    return { kind: 'refused', reason: { kind: 'tooLarge' } };
  try {
    return { kind: 'read', value: createReader(text)() };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { reason } = error;
    if (reason.kind !== 'syntaxAt') return { kind: 'refused', reason };
    const before = text.slice(0, reason.at).split('\n');
    return { kind: 'refused', reason: { kind: 'badJson', line: before.length, column: (before.at(-1) ?? '').length + 1 } };
  }
}

function createReader(text: string): () => unknown {
  let at = 0;
  let values = 0;

  /** The next token without blanks around it, empty at the end and where there is none. */
  function next(): string {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) return '';
    at = TOKEN.lastIndex;
    return found[1] ?? found[2] ?? found[3] ?? '';
  }

  /** At the token, or where one was expected. */
  function fail(token: string): never {
    const blanks = token === '' ? (/^[ \t\n\r]*/.exec(text.slice(at))?.[0].length ?? 0) : -token.length;
    throw new Refused({ kind: 'syntaxAt', at: at + blanks });
  }

  function scalar(token: string): unknown {
    try {
      return JSON.parse(token);
    } catch {
      return fail(token);
    }
  }

  function readValue(token: string, level: number): unknown {
    values += 1;
    if (values > LIMITS.values) throw new Refused({ kind: 'tooLarge' });
    const isOpening = token === '{' || token === '[';
    if (isOpening && level >= LIMITS.levels) throw new Refused({ kind: 'tooLarge' });
    if (token === '{') return readObject(level + 1);
    if (token === '[') return readList(level + 1);
    return /^[}\]:,]?$/.test(token) ? fail(token) : scalar(token);
  }

  function readList(level: number): unknown[] {
    const items: unknown[] = [];
    let token = next();
    if (token === ']') return items;
    for (;;) {
      items.push(readValue(token, level));
      token = next();
      if (token === ']') return items;
      if (token !== ',') fail(token);
      token = next();
    }
  }

  function readObject(level: number): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    let token = next();
    if (token === '}') return members;
    for (;;) {
      if (!token.startsWith('"')) fail(token);
      const name = String(scalar(token));
      if (FORBIDDEN.has(name)) throw new Refused({ kind: 'forbiddenName', name });
      if (Object.hasOwn(members, name)) throw new Refused({ kind: 'duplicate', name });
      token = next();
      if (token !== ':') fail(token);
      members[name] = readValue(next(), level);
      token = next();
      if (token === '}') return members;
      if (token !== ',') fail(token);
      token = next();
    }
  }

  return () => {
    const value = readValue(next(), 0);
    REST.lastIndex = at;
    return REST.test(text) ? value : fail('');
  };
}
