import type { Facts } from './facts/facts.ts';
import { at, isJson, wordOf, type Json } from './facts/schema.ts';

/** Records in a `data`: the rows of a page or list, the nodes of a tree with everything below them. */
export function rowsOf({ dataKind }: Pick<Facts, 'dataKind'>, data: unknown): Json[] {
  if (dataKind === 'record') return isJson(data) ? [data] : [];
  const list = Array.isArray(data) ? data : at(data, 'list');
  return flatten(Array.isArray(list) ? list : []);
}

/** Nodes with everything below them, parents first. */
export function flatten(nodes: readonly unknown[]): Json[] {
  return nodes.filter(isJson).flatMap((node) => [node, ...(Array.isArray(node.children) ? flatten(node.children) : [])]);
}

/** Rows of the first level only. */
export function topOf(data: unknown): Json[] {
  const list = Array.isArray(data) ? data : at(data, 'list');
  return Array.isArray(list) ? list.filter(isJson) : [];
}

export const idOf = (row: Json): string => wordOf(row.id);
