import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

/** The script is none of the safe subset. */
export class NotUnderstood extends Error {}

const MOST_LEVELS = 16;
const END: Token = { kind: 'end', text: '' };

/** Place in the tokens of a script. Whatever does not fit fails as a whole. */
export class Cursor {
  readonly #tokens: readonly Token[];
  #at = 0;
  #level = 0;

  constructor(script: string) {
    this.#tokens = tokensOf(script) ?? this.fail();
  }

  /** The token `ahead` of the next one. */
  peek(ahead = 0): Token {
    return this.#tokens[this.#at + ahead] ?? END;
  }
  isAtEnd(): boolean {
    return this.peek().kind === 'end';
  }
  takes(text: string): boolean {
    const { kind, text: next } = this.peek();
    const isNext = (kind === 'sign' || kind === 'name') && next === text;
    if (isNext) this.#at += 1;
    return isNext;
  }
  needs(...texts: readonly string[]): void {
    for (const text of texts) if (!this.takes(text)) this.fail();
  }
  takesOne(signs: readonly string[]): string | null {
    return signs.find((sign) => this.takes(sign)) ?? null;
  }
  takesKind(kind: Token['kind']): string | null {
    const next = this.peek();
    if (next.kind !== kind) return null;
    this.#at += 1;
    return next.text;
  }
  /** Reads something that stands within something else. */
  deeper<T>(read: () => T): T {
    this.#level += 1;
    if (this.#level > MOST_LEVELS) this.fail();
    const found = read();
    this.#level -= 1;
    return found;
  }
  /** Result of one reading; where that is not understood, of another from the same place. */
  either<T>(one: () => T, other: () => T): T {
    const [at, level] = [this.#at, this.#level];
    try {
      return one();
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      [this.#at, this.#level] = [at, level];
      return other();
    }
  }
  fail(): never {
    throw new NotUnderstood();
  }
}
