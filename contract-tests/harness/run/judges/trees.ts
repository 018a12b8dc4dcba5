import { isJson, type Json } from '../../model/schema.ts';
import type { Finding } from '../described/ledger.ts';
import { idOf } from '../described/rows.ts';
import { finding } from './values.ts';

const ROOTS: ReadonlySet<string> = new Set(['-1', '0', '']);

/** Findings of a tree: wrong parent id, repeated node, wrong mark of children. @param mayRepeat true where a node may appear below several parents, as people and roles do */
export function treeFindings(nodes: readonly unknown[], { mayRepeat = false } = {}): Finding[] {
  return below(nodes, null, 'data.list', mayRepeat ? null : new Set<string>());
}

function below(nodes: readonly unknown[], parent: Json | null, at: string, seen: Set<string> | null): Finding[] {
  return nodes.filter(isJson).flatMap((node, index) => {
    const place = `${at}[${index}] (id ${idOf(node)})`;
    const children: unknown[] = Array.isArray(node.children) ? node.children : [];
    const found: Finding[] = [];
    if (parent && typeof node['parentId'] === 'string' && node['parentId'] !== idOf(parent) && !ROOTS.has(node['parentId']))
      found.push(finding(`${place}.parentId`, idOf(parent), node['parentId']));
    if (idOf(node) !== '' && seen?.has(idOf(node))) found.push(finding(place, 'once', 'on two places'));
    if (node['hasChildren'] === false && children.length > 0)
      found.push(finding(`${place}.hasChildren`, 'true', `false above ${children.length} nodes`));
    seen?.add(idOf(node));
    return [...found, ...below(children, node, `${place}.children`, seen)];
  });
}

/** Findings of siblings with descending sort numbers. */
export function siblingFindings(nodes: readonly unknown[], at = 'data.list'): Finding[] {
  const records = nodes.filter(isJson);
  return records.flatMap((node, index) => {
    const before = records[index - 1]?.['sortCode'];
    const own = node['sortCode'];
    const isOrdered = typeof before !== 'number' || typeof own !== 'number' || before <= own;
    const place = `${at}[${index}] (id ${idOf(node)})`;
    return [
      ...(isOrdered ? [] : [finding(`${place}.sortCode`, `at least ${String(before)}`, own)]),
      ...siblingFindings(Array.isArray(node.children) ? node.children : [], `${place}.children`),
    ];
  });
}
