import { loadPinyin, withoutReadings } from '../pinyin/index.ts';
import { walk } from './given.ts';
import type { NodeId, NodePage, NodeSource, PageAsk, PickNode } from './types.ts';

/** A test that is true when a keyword finds a node; the keyword has no spaces around it. */
export type NodeMatches<N extends PickNode> = (node: N, keyword: string) => boolean;

/**
 * A source over a whole tree given at once. A node without children is a leaf. A search finds nodes wherever they stand,
 * page by page, each id once.
 * @param matches by default, the name or the code contains the keyword, whatever the case, or the name sounds like it: whole pinyin or initials
 */
export function fromTree<N extends PickNode>(roots: readonly N[], matches?: NodeMatches<N>): NodeSource<N> {
  let index: ReadonlyMap<NodeId, N> | undefined;
  const byId = () => (index ??= indexOf(roots));
  return {
    async load(at, ask) {
      if (at.at === 'root') return { nodes: roots, total: roots.length, hasAllBelow: true };
      if (at.at === 'matching') {
        const isFound = matches ?? (await nameMatch());
        const found = [...byId().values()].filter((node) => isFound(node, at.keyword));
        return { ...slice(found, ask), hasAllBelow: true };
      }
      const nodes = byId().get(at.parent)?.children ?? [];
      return { nodes, total: nodes.length, hasAllBelow: true };
    },
    resolve: async (ids) => ids.flatMap((id) => byId().get(id) ?? []),
  };
}

/** A flat list: how a page of it is asked for, the keyword empty for all, and how ids turn back into nodes. */
export interface ListFeed<N extends PickNode> {
  load(keyword: string, page: PageAsk, signal: AbortSignal): Promise<Omit<NodePage<N>, 'hasAllBelow'>>;
  resolve: NodeSource<N>['resolve'];
}

/** A source over a flat list: a tree whose nodes are all leaves. */
export function fromList<N extends PickNode>(feed: ListFeed<N>): NodeSource<N> {
  return {
    async load(at, page, signal) {
      if (at.at === 'under') return { nodes: [] };
      const found = await feed.load(at.at === 'matching' ? at.keyword : '', page, signal);
      return { ...found, hasAllBelow: true };
    },
    resolve: (ids, signal) => feed.resolve(ids, signal),
  };
}

function slice<N extends PickNode>(found: readonly N[], { pageNumber, pageRows }: PageAsk): NodePage<N> {
  return { nodes: found.slice((pageNumber - 1) * pageRows, pageNumber * pageRows), total: found.length };
}

function indexOf<N extends PickNode>(roots: readonly N[]): ReadonlyMap<NodeId, N> {
  const nodes = new Map<NodeId, N>();
  walk(roots, (node) => {
    if (!nodes.has(node.id)) nodes.set(node.id, node);
  });
  return nodes;
}

/** Names and codes by their characters, names by their sound too; by their characters alone where the readings do not load. */
async function nameMatch(): Promise<NodeMatches<PickNode>> {
  const pinyin = await loadPinyin().catch(() => withoutReadings);
  return ({ fullName, code }, keyword) => {
    const lower = keyword.toLocaleLowerCase();
    return [fullName, code ?? ''].some((text) => text.toLocaleLowerCase().includes(lower)) || pinyin.find(fullName, keyword) !== null;
  };
}
