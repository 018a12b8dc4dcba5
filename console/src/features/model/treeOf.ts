import { msg } from '@lingui/core/macro';
import type { CompiledTree } from '../../data/model/compile/index.ts';
import { says } from './says.ts';

/** Stands between the steps of a way in the id of a node. */
const STEP = ',';

function nameOf({ source }: CompiledTree): string {
  if (source.from === 'options') return `options:${JSON.stringify(source.nodes)}`;
  if (source.from === 'dictionary') return `dictionary.${source.storedAs}:${source.id}`;
  if (source.from !== 'interface') return source.from;
  return `interface:${source.id}?${[source.value, source.label, source.children].map(encodeURIComponent).join('&')}`;
}

/** The tree beside a generated list, by the name the engine has for it. @source forms §7 */
export const sidebarOf = (tree: CompiledTree) => ({
  tree: tree.isWay ? `ways:${nameOf(tree)}` : nameOf(tree),
  label: says(tree.title || tree.filterParam),
  all: msg`All`,
  filterParam: tree.filterParam,
  clearsFilters: true,
});

/** Filter a chosen node stands for; nothing where none is chosen. */
export function selectedNodeParam(tree: CompiledTree | null, node: string | null): Readonly<Record<string, unknown>> {
  if (tree === null || node === null) return {};
  const value = tree.isWay ? node.split(STEP) : node;
  return { [tree.filterParam]: tree.isManyInQuery ? [value] : value };
}

/** Value a new record begins with below a chosen node: it wins over what the design begins with. */
export function begunAt(tree: CompiledTree | null, node: string | null): Readonly<Record<string, unknown>> {
  if (tree === null || node === null) return {};
  const value = tree.isWay ? node.split(STEP) : node;
  return { [tree.filterParam]: tree.isManyInField ? [value] : value };
}
