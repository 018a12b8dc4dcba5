import type { NodeAt, NodePage, NodeSource, PageAsk, PickNode } from '../engines/node-source/index.ts';

/** One request that waits for the test to say what comes of it. */
export interface HeldRequest {
  readonly at: NodeAt;
  readonly page: PageAsk;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** A source in memory that a test can slow down and break. */
export interface MemorySource<N extends PickNode> extends NodeSource<N> {
  /** Everything asked for so far, as `root`, `under east`, `matching 张`, with ` page 2` behind later pages. */
  readonly asked: readonly string[];
  /** From now on requests wait in `held`, until `let go`. */
  readonly hold: () => void;
  readonly held: readonly HeldRequest[];
  /** Answers everything that waits, and later requests at once. */
  readonly letGo: () => void;
  /** The next requests fail, `times` of them. */
  readonly failNext: (times?: number) => void;
}

interface MemoryOptions<N extends PickNode> {
  /** `given`: nodes bring what is below them. `lazy`: every level is asked for. @defaultValue `lazy` */
  readonly levels?: 'lazy' | 'given';
  /** Whether the answers count the whole level. @defaultValue true */
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
  let held: HeldRequest[] = [];
  let isHolding = false;
  let failures = 0;

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

  const waiting = (at: NodeAt, page: PageAsk, signal: AbortSignal) =>
    new Promise<NodePage<N>>((resolve, reject) => {
      const settle = (what: () => void) => () => {
        held = held.filter((other) => other !== request);
        what();
      };
      const request: HeldRequest = {
        at,
        page,
        signal,
        answer: settle(() => resolve(pageOf(at, page))),
        fail: settle(() => reject(new Error('The memory source was told to fail.'))),
      };
      held = [...held, request];
    });

  return {
    asked,
    get held() {
      return held;
    },
    hold() {
      isHolding = true;
    },
    letGo() {
      isHolding = false;
      for (const request of held) request.answer();
    },
    failNext(times = 1) {
      failures = times;
    },
    async load(at, page, signal) {
      // A request that is called off at once, as when React runs effects twice, was never made.
      await Promise.resolve();
      signal.throwIfAborted();
      asked.push(nameOf(at, page));
      if (failures > 0) {
        failures -= 1;
        throw new Error('The memory source was told to fail.');
      }
      return isHolding ? waiting(at, page, signal) : pageOf(at, page);
    },
    resolve: (ids) => Promise.resolve(ids.flatMap((id) => all.get(id) ?? []).map(shown)),
  };
}
