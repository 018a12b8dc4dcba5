import { either, group, indent, joined, line, newLine, softLine, trailingComma } from './doc.ts';
import type { Doc } from './doc.ts';
import { value } from './expression.ts';
import type { Expression, Member } from './expression.ts';

/** Words of people by what they are in a design: the source language of code is English. */
export type EnglishWords = ReadonlyMap<string, string>;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** Signs that mean something in a message, or end what it is written in. */
const MESSAGE_SIGNS = /[{}'`\\#|$<>]|[^\P{C}\u200d]/u;
const LINE_ENDS = /[\r\n\u2028\u2029]+/g;

/** A text in quotes, as code has it: the quotes that need fewer escapes. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  const singles = text.split("'").length;
  const doubles = text.split('"').length;
  return singles > doubles ? `"${inner}"` : `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Words of a design in a comment of one line, which they cannot end. */
export const commented = (text: string): string => text.replaceAll(LINE_ENDS, ' ').replaceAll('*/', '* /').trim();

/** Name of a member, in quotes where it is no identifier; one that would set the prototype is worked out. */
const memberName = (name: string, areQuoted: boolean): string =>
  name === '__proto__' ? "['__proto__']" : !areQuoted && IDENTIFIER.test(name) ? name : IDENTIFIER.test(name) ? name : quoted(name);

/** True for words a message can hold. */
export const isMessage = (text: string): boolean => text.trim() !== '' && text.trim() === text && !MESSAGE_SIGNS.test(text);

/** Words as a message in English, or as the text they are where no message can hold them. */
function wordsOf(text: string, english: EnglishWords): string {
  const known = english.get(text) ?? text;
  return isMessage(known) ? `msg\`${known}\`` : quoted(text);
}

const braced = (open: string, items: readonly Doc[], close: string, edge: Doc, isBroken: boolean): Doc =>
  items.length === 0
    ? `${open}${close}`
    : group(
        open,
        indent(isBroken ? newLine : edge, joined(items, [',', isBroken ? newLine : line])),
        trailingComma,
        isBroken ? newLine : edge,
        close,
      );

const sizeOf = (of: Expression): number => (of.is === 'object' ? of.members.length : of.is === 'list' ? of.items.length : 0);
/** Lists whose items are all objects, or all lists, of more than one member stand one below the other. */
const isTall = (items: readonly Expression[]): boolean =>
  items.length > 1 && items.every((one) => one.is === items[0]?.is && (one.is === 'object' || one.is === 'list') && sizeOf(one) > 1);

/** A value as an expression of its members. */
function opened(of: Expression): Expression {
  if (of.is !== 'value' || typeof of.value !== 'object' || of.value === null) return of;
  if (Array.isArray(of.value)) return { is: 'list', items: of.value.map((one) => opened(value(one))) };
  const members = Object.entries(of.value).filter(([, one]) => one !== undefined);
  return { is: 'object', members: members.map(([name, one]): Member => [name, opened(value(one))]) };
}

function memberDoc([name, of]: Member, english: EnglishWords): Doc {
  const whole = opened(of);
  const key = memberName(name, false);
  if (whole.is === 'hole') return [`// ${commented(whole.was)}`, newLine, `${key}: `, expressionDoc(whole, english)];
  if (whole.is === 'value' && typeof whole.value === 'string') return group(`${key}:`, indent(line, expressionDoc(whole, english)));
  return [`${key}: `, expressionDoc(whole, english)];
}

function callDoc(name: string, of: readonly Expression[], english: EnglishWords): Doc {
  const args = of.map((one) => expressionDoc(opened(one), english));
  const last = of.at(-1) && opened(of.at(-1) as Expression);
  const broken: Doc = [`${name}(`, indent(newLine, joined(args, [',', newLine])), ',', newLine, ')'];
  if (last === undefined) return `${name}()`;
  const flat: Doc = [`${name}(`, joined(args, ', '), ')'];
  if ((last.is !== 'object' && last.is !== 'list') || sizeOf(last) === 0) return either(flat, broken);
  // The last one alone is opened, where what stands before it fits.
  const open = args.at(-1);
  const inside = typeof open === 'object' && 'is' in open && open.is === 'group' ? open.of : (open ?? '');
  return either(flat, [`${name}(`, args.slice(0, -1).map((arg): Doc => [arg, ', ']), inside, ')'], broken);
}

/** An expression laid out as the formatter of the project does. */
export function expressionDoc(of: Expression, english: EnglishWords): Doc {
  const whole = opened(of);
  switch (whole.is) {
    case 'value':
      return typeof whole.value === 'string' ? quoted(whole.value) : String(whole.value);
    case 'words':
      return wordsOf(whole.text, english);
    case 'name':
      return whole.name;
    case 'call':
      return callDoc(whole.name, whole.of, english);
    case 'spread':
      return ['...', expressionDoc(whole.of, english)];
    case 'hole':
      return `hole(${quoted(commented(whole.what))})`;
    case 'object':
      return braced(
        '{',
        whole.members.map((member) => memberDoc(member, english)),
        '}',
        line,
        false,
      );
    case 'list': {
      const items = whole.items.map((item): Doc =>
        item.is === 'hole' ? [`// ${commented(item.was)}`, newLine, expressionDoc(item, english)] : expressionDoc(item, english),
      );
      return braced('[', items, ']', softLine, isTall(whole.items));
    }
  }
}
