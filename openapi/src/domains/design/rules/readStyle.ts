import type { Expr } from '@milepost/kit/forms/grammar';
import { colorTone } from './colorTone.ts';
import type { LookTone } from './colorTone.ts';
import { Cursor, NotUnderstood } from './cursor.ts';
import { readExpression } from './readExpression.ts';

/** Look a script of a list gives to a row or a cell. */
export interface ScriptLook {
  readonly words?: LookTone;
  readonly ground?: LookTone;
  readonly isStrong?: boolean;
}

/** A look, none, or one of two by a test. */
export type Styled = ScriptLook | null | { readonly test: Expr; readonly does: Styled; readonly otherwise: Styled };

/** Places a script of a list may read: `row.field`, and what is known of the cell. */
const ROW = 'row.';
export const CELL = { rowIndex: '@rowIndex', columnIndex: '@columnIndex', column: '@column' } as const;
/** Members of a column that name its field. */
const COLUMN_NAMES: ReadonlySet<string> = new Set(['prop', 'property', 'dataIndex', 'key', 'field', '__vModel__']);
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const MOST_STATEMENTS = 200;
/** Weight from which a text is a strong one. */
const STRONG = 600;

/** Field a place of a script stands for; null for what is known of the cell. */
export const fieldOfPlace = (place: string): string | null => (place.startsWith(ROW) ? place.slice(ROW.length) : null);

/**
 * Look a script `rowStyle` or `cellStyle` of a list gives; null where it is not understood as a whole, and none of it is run. It may
 * test values of the row and give words, ground and weight; a colour becomes the tone of the theme nearest to it, so that it can be
 * read in light and dark. @source wire-facts §17 @reading R-741
 */
export function readStyle(script: string): { readonly styled: Styled } | null {
  try {
    return { styled: new Reader(script).whole() };
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

class Reader {
  readonly #cursor: Cursor;
  readonly #constants = new Map<string, Expr>();
  #statements = 0;

  constructor(script: string) {
    this.#cursor = new Cursor(script);
  }

  whole(): Styled {
    const cursor = this.#cursor;
    if (cursor.isAtEnd()) return null;
    cursor.needs('(');
    if (cursor.takes('{')) {
      while (!cursor.takes('}')) {
        const name = cursor.takesKind('name') ?? cursor.fail();
        this.#know(name);
        cursor.takes(',');
      }
    }
    cursor.needs(')', '=>');
    const styled = cursor.peek().text === '{' ? this.#block(null) : this.#look();
    cursor.takes(';');
    return cursor.isAtEnd() ? styled : cursor.fail();
  }

  /** Names a script is given. `row` and `column` are read by their members. */
  #know(name: string): void {
    if (name === 'rowIndex' || name === 'index') this.#constants.set(name, { field: CELL.rowIndex });
    else if (name === 'columnIndex') this.#constants.set(name, { field: CELL.columnIndex });
    else if (name !== 'row' && name !== 'record' && name !== 'column') this.#cursor.fail();
  }

  /** Statements up to the end of a block; what comes after it is `rest`. */
  #block(rest: Styled): Styled {
    const cursor = this.#cursor;
    cursor.needs('{');
    const before = new Map(this.#constants);
    const styled = cursor.deeper(() => this.#rest(rest));
    this.#constants.clear();
    before.forEach((expr, name) => this.#constants.set(name, expr));
    return styled;
  }

  #rest(rest: Styled): Styled {
    const cursor = this.#cursor;
    this.#statements += 1;
    if (this.#statements > MOST_STATEMENTS) cursor.fail();
    if (cursor.takes('}')) return rest;
    if (cursor.takes(';')) return this.#rest(rest);
    if (cursor.takes('const')) {
      const name = cursor.takesKind('name') ?? cursor.fail();
      cursor.needs('=');
      this.#constants.set(name, this.#expression());
      return this.#rest(rest);
    }
    if (cursor.takes('return')) {
      const styled = cursor.peek().text === ';' || cursor.peek().text === '}' ? null : this.#look();
      // What stands behind a return is never reached; it still has to be understood.
      this.#rest(null);
      return styled;
    }
    cursor.needs('if');
    return this.#condition(rest);
  }

  /** `if`: either side goes on with what comes after it, where it gives no look itself. */
  #condition(rest: Styled): Styled {
    const cursor = this.#cursor;
    cursor.needs('(');
    const test = this.#expression();
    cursor.needs(')');
    const does = this.#side();
    const otherwise = cursor.takes('else') ? this.#side() : null;
    const after = this.#rest(rest);
    return { test, does: does ? does(after) : after, otherwise: otherwise ? otherwise(after) : after };
  }

  /** One side of an `if`, as what it makes of what comes after it. */
  #side(): ((after: Styled) => Styled) | null {
    const cursor = this.#cursor;
    const OPEN: Styled = { test: { value: null }, does: null, otherwise: null };
    if (cursor.peek().text === '{') return goingOn(this.#block(OPEN), OPEN);
    if (cursor.takes('return')) {
      const styled = cursor.peek().text === ';' ? null : this.#look();
      cursor.takes(';');
      return () => styled;
    }
    return cursor.fail();
  }

  #look(): Styled {
    const cursor = this.#cursor;
    return cursor.deeper(() => {
      if (cursor.peek().text === '(' && cursor.peek().kind === 'sign')
        return cursor.either(
          () => this.#bracketed(),
          () => this.#choice(),
        );
      if (cursor.peek().text === '{') return this.#object();
      if (cursor.takes('null') || cursor.takes('undefined')) return null;
      if (cursor.peek().kind === 'text') return cursor.takesKind('text') === '' ? null : cursor.fail();
      return this.#choice();
    });
  }

  #bracketed(): Styled {
    this.#cursor.needs('(');
    const inner = this.#look();
    this.#cursor.needs(')');
    return inner;
  }

  #choice(): Styled {
    const cursor = this.#cursor;
    const test = readExpression(cursor, this.#names(), true);
    cursor.needs('?');
    const does = this.#look();
    cursor.needs(':');
    return { test, does, otherwise: this.#look() };
  }

  #object(): ScriptLook | null {
    const cursor = this.#cursor;
    cursor.needs('{');
    const look: { words?: LookTone; ground?: LookTone; isStrong?: boolean } = {};
    while (!cursor.takes('}')) {
      const name = cursor.takesKind('name') ?? cursor.takesKind('text') ?? cursor.fail();
      cursor.needs(':');
      const value = cursor.takesKind('text') ?? cursor.takesKind('number') ?? cursor.fail();
      if (name === 'color') take(look, 'words', value, cursor);
      else if (name === 'background' || name === 'backgroundColor' || name === 'background-color') take(look, 'ground', value, cursor);
      else if (name === 'fontWeight' || name === 'font-weight') look.isStrong = isStrong(value) ?? cursor.fail();
      else cursor.fail();
      if (cursor.peek().text !== '}') cursor.needs(',');
    }
    return Object.keys(look).length === 0 ? null : look;
  }

  #expression(): Expr {
    return readExpression(this.#cursor, this.#names());
  }

  #names() {
    return { constants: this.#constants, own: null, member: (cursor: Cursor, name: string) => this.#member(cursor, name) };
  }

  /** `row.field`, `row['field']` and the name of the column. */
  #member(cursor: Cursor, name: string): Expr | null {
    if (name !== 'row' && name !== 'record' && name !== 'column') return null;
    let member: string | null = null;
    if (cursor.takes('.')) member = cursor.takesKind('name');
    else {
      cursor.needs('[');
      member = cursor.takesKind('text');
      cursor.needs(']');
    }
    if (member === null || FORBIDDEN.has(member)) return cursor.fail();
    if (name !== 'column') return { field: `${ROW}${member}` };
    return COLUMN_NAMES.has(member) ? { field: CELL.column } : cursor.fail();
  }
}

function take(look: { words?: LookTone; ground?: LookTone }, of: 'words' | 'ground', value: string, cursor: Cursor): void {
  const tone = colorTone(value);
  if (tone === undefined) cursor.fail();
  if (tone) look[of] = tone;
}

/** Weight of a text in CSS; undefined for what is none. */
function isStrong(value: string): boolean | undefined {
  if (value === 'bold' || value === 'bolder') return true;
  if (value === 'normal' || value === 'lighter') return false;
  return /^\d{3}$/.test(value) ? Number(value) >= STRONG : undefined;
}

/** A block with what comes after it in the places where it gives no look itself. */
const goingOn =
  (styled: Styled, open: Styled) =>
  (after: Styled): Styled => {
    // Sides of tests share what comes after them: each part is made once.
    const made = new Map<Styled, Styled>([[open, after]]);
    const put = (one: Styled): Styled => {
      if (one === null || (one !== open && !('test' in one))) return one;
      const known = made.get(one);
      if (known !== undefined || one === open || !('test' in one)) return known ?? null;
      const next = { ...one, does: put(one.does), otherwise: put(one.otherwise) };
      made.set(one, next);
      return next;
    };
    return put(styled);
  };
