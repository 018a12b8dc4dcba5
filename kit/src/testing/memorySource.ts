import type { NodeAt, NodePage, NodeSource, PageAsk, PickNode } from '../engines/node-source/index.ts';
import { createGate, untilAborted } from './slowFeed.ts';
import type { HeldAnswer, SlowFeed } from './slowFeed.ts';

/** One request that waits for the test to say what comes of it. */
export interface HeldRequest extends HeldAnswer {
  readonly at: NodeAt;
  readonly page: PageAsk;
}

/** A source in memory that a test can slow down and break. */
export interface MemorySource<N extends PickNode> extends NodeSource<N>, SlowFeed<HeldRequest> {
  /** Everything asked for so far, as `root`, `under east`, `matching 张`, with ` page 2` behind later pages. */
  readonly asked: readonly string[];
}

interface MemoryOptions<N extends PickNode> {
  /** `given`: nodes bring what is below them. `lazy`: every level is asked for. @defaultValue `lazy` */
  readonly levels?: 'lazy' | 'given';
  /** True when the answers count the whole level. @defaultValue true */
  readonly isCounted?: boolean;
  readonly matches?: (node: N, keyword: string) => boolean;
}

const nameOf = (at: NodeAt, { pageNumber }: PageAsk) => {
  const place = at.at === 'root' ? 'root' : at.at === 'under' ? `under ${at.parent}` : `matching ${at.keyword}`;
  return pageNumber > 1 ? `${place} page ${pageNumber}` : place;
};

/** A source over nodes given as a whole tree. */
export function memorySource<N extends PickNode>(
  roots: readonly N[],
  { levels = 'lazy', isCounted = true, matches = (node, keyword) => node.fullName.includes(keyword) }: MemoryOptions<N> = {},
): MemorySource<N> {
  const all = new Map<string, N>();
  const walk = (nodes: readonly N[]) => {
    for (const node of nodes) {
      if (!all.has(node.id)) all.set(node.id, node);
      walk(node.children ?? []);
    }
  };
  walk(roots);

  const asked: string[] = [];
  const gate = createGate<Pick<HeldRequest, 'at' | 'page'>>();

  const nodesAt = (at: NodeAt): readonly N[] => {
    if (at.at === 'root') return roots;
    if (at.at === 'under') return all.get(at.parent)?.children ?? [];
    return [...all.values()].filter((node) => matches(node, at.keyword));
  };
  const shown = (node: N): N => (levels === 'given' ? node : { ...node, children: null, isLeaf: node.isLeaf ?? !node.children?.length });

  function pageOf(at: NodeAt, { pageNumber, pageRows }: PageAsk): NodePage<N> {
    const nodes = nodesAt(at);
    const page = nodes.slice((pageNumber - 1) * pageRows, pageNumber * pageRows).map(shown);
    return { nodes: page, hasAllBelow: levels === 'given', ...(isCounted && { total: nodes.length }) };
  }

  return {
    asked,
    ...gate.controls,
    async load(at, page, signal) {
      await untilAborted(signal);
      asked.push(nameOf(at, page));
      return gate.pass({ at, page }, signal, () => pageOf(at, page));
    },
    resolve: (ids) => Promise.resolve(ids.flatMap((id) => all.get(id) ?? []).map(shown)),
  };
}
