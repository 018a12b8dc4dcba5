import type { Effect, Expr } from '@milepost/kit/forms/grammar';
import { Cursor, NotUnderstood } from './cursor.ts';
import { readExpression } from './readExpression.ts';

const MOST_STATEMENTS = 200;
/** Functions of the form, and what they do. */
const SETTERS = { setShowOrHide: 'show', setRequired: 'require', setDisabled: 'disable' } as const;
const TONES = ['info', 'success', 'warning', 'error'] as const;

/** Place of a script: the field it is at, or the form as a whole. */
export interface ScriptAt {
  readonly own: string | null;
  /** Fields of the form; a script that names another one is not run. */
  readonly fields: ReadonlySet<string>;
}

/**
 * Effects of a script of a design; null where it is not understood as a whole, and none of it is run. A script is read, never
 * evaluated: only the statements and expressions of a small subset have a meaning here.
 * @reading R-770
 */
export function readScript(script: string, at: ScriptAt): readonly Effect[] | null {
  try {
    return new Reader(script, at).whole();
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

class Reader {
  readonly #cursor: Cursor;
  readonly #at: ScriptAt;
  readonly #constants = new Map<string, Expr>();
  #statements = 0;

  constructor(script: string, at: ScriptAt) {
    this.#cursor = new Cursor(script);
    this.#at = at;
  }

  /** An arrow function with the members it takes apart, or nothing but comments. */
  whole(): readonly Effect[] {
    const cursor = this.#cursor;
    if (cursor.isAtEnd()) return [];
    cursor.needs('(');
    if (cursor.takes('{')) {
      while (!cursor.takes('}')) {
        if (cursor.takesKind('name') === null) cursor.fail();
        cursor.takes(',');
      }
    }
    cursor.needs(')', '=>');
    const effects = this.#block();
    cursor.takes(';');
    return cursor.isAtEnd() ? effects : cursor.fail();
  }

  #block(): readonly Effect[] {
    const cursor = this.#cursor;
    cursor.needs('{');
    const effects: Effect[] = [];
    while (!cursor.takes('}')) {
      if (cursor.takes(';')) continue;
      effects.push(...cursor.deeper(() => this.#statement()));
    }
    return effects;
  }

  #statement(): readonly Effect[] {
    const cursor = this.#cursor;
    this.#statements += 1;
    if (this.#statements > MOST_STATEMENTS) cursor.fail();
    if (cursor.takes('if')) return [this.#condition()];
    if (cursor.takes('const')) return this.#constant();
    if (cursor.takes('return')) return cursor.peek().text === 'new' ? this.#promise() : [{ do: 'stop' }];
    return [this.#call()];
  }

  #condition(): Effect {
    const cursor = this.#cursor;
    cursor.needs('(');
    const test = this.#expression();
    cursor.needs(')');
    const does = this.#body();
    const otherwise = cursor.takes('else') ? (cursor.takes('if') ? [this.#condition()] : this.#body()) : [];
    return { do: 'if', test, does, otherwise };
  }

  /** A block, or one statement. Constants of a block end with it. */
  #body(): readonly Effect[] {
    const before = new Map(this.#constants);
    const effects = this.#cursor.peek().text === '{' ? this.#block() : this.#statement();
    this.#cursor.takes(';');
    this.#constants.clear();
    before.forEach((expr, name) => this.#constants.set(name, expr));
    return effects;
  }

  #constant(): readonly Effect[] {
    const name = this.#cursor.takesKind('name') ?? this.#cursor.fail();
    this.#cursor.needs('=');
    this.#constants.set(name, this.#expression());
    return [];
  }

  /** `new Promise((resolve, reject) => { … })`: refusing is rejecting. */
  #promise(): readonly Effect[] {
    const cursor = this.#cursor;
    cursor.needs('new', 'Promise', '(', '(', 'resolve');
    if (cursor.takes(',')) cursor.needs('reject');
    cursor.needs(')', '=>');
    const effects = this.#block();
    cursor.needs(')');
    return effects;
  }

  #call(): Effect {
    const cursor = this.#cursor;
    const name = cursor.takesKind('name') ?? cursor.fail();
    if (name === 'onlineUtils') cursor.needs('.', 'toast');
    cursor.needs('(');
    const effect = this.#effectOf(name);
    cursor.needs(')');
    return effect;
  }

  #effectOf(name: string): Effect {
    const cursor = this.#cursor;
    if (name === 'resolve') return { do: 'stop' };
    if (name === 'reject') return { do: 'refuse', text: cursor.peek().text === ')' ? null : this.#expression() };
    if (name === 'onlineUtils') {
      const text = this.#expression();
      const given = cursor.takes(',') ? cursor.takesKind('text') : 'info';
      const tone = TONES.find((one) => one === given) ?? cursor.fail();
      return { do: 'say', text, tone };
    }
    const field = cursor.takesKind('text') ?? cursor.fail();
    if (!this.#at.fields.has(field)) cursor.fail();
    cursor.needs(',');
    if (name === 'setFormData') return { do: 'set', field, to: this.#expression() };
    if (!Object.hasOwn(SETTERS, name)) cursor.fail();
    return { do: SETTERS[name as keyof typeof SETTERS], field, is: this.#expression() };
  }

  #expression(): Expr {
    return readExpression(this.#cursor, { constants: this.#constants, own: this.#at.own });
  }
}
