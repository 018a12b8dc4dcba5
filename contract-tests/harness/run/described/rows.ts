import type { Facts } from '../../model/facts.ts';
import { at, isJson, wordOf, type Json } from '../../model/schema.ts';
import type { ParsedAnswer } from '../judges/generic.ts';

/** Records in a `data`: the rows of a page or list, the nodes of a tree with their descendants. */
export function rowsOf({ dataKind }: Pick<Facts, 'dataKind'>, data: unknown): Json[] {
  if (dataKind === 'record') return isJson(data) ? [data] : [];
  const list = Array.isArray(data) ? data : at(data, 'list');
  return flatten(Array.isArray(list) ? list : []);
}

/** Nodes with all their descendants, parents first. */
export function flatten(nodes: readonly unknown[]): Json[] {
  return nodes.filter(isJson).flatMap((node) => [node, ...(Array.isArray(node.children) ? flatten(node.children) : [])]);
}

/** Rows of the first level only. */
export function topOf(data: unknown): Json[] {
  const list = Array.isArray(data) ? data : at(data, 'list');
  return Array.isArray(list) ? list.filter(isJson) : [];
}

/** Id of a row in letters; none where a number has lost its last digits, because it would name another record. */
export const idOf = ({ id }: Json): string => (typeof id === 'number' && !Number.isSafeInteger(id) ? '' : wordOf(id));

/** `data` as it came, with numbers that are too large to be exact as the digits they were written with. */
export function exactData({ answer }: Pick<ParsedAnswer, 'answer'>): unknown {
  const exact = (_: string, value: unknown, context?: { source?: string }): unknown =>
    typeof value === 'number' && !Number.isSafeInteger(value) && Number.isInteger(value) ? (context?.source ?? value) : value;
  try {
    return at(JSON.parse(answer.text, exact), 'data');
  } catch {
    return undefined;
  }
}

/** Rows without children; a filtered tree keeps the parents of matching nodes. A node whose children are no list is left out. */
export const leavesOf = (data: unknown): Json[] =>
  flatten(topOf(data)).filter(({ children }) =>
    Array.isArray(children) ? children.length === 0 : children === undefined || children === null,
  );
