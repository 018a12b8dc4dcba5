import { whenIdle } from '@milepost/kit/engines/clock';
import type { DesignDocument, DesignReference, NodeId } from '@milepost/openapi/domains/design';
import { useMemo, useSyncExternalStore } from 'react';
import type { Designer } from '../designer/createDesigner.ts';
import { useDesigner } from '../designer/useDesigner.ts';
import { useMissing } from '../references/missing.ts';
import { sortedProblems } from './useProblems.ts';

/** Problems of the controls of one designer: they follow an edit once nothing else is to be done, so that no key waits for them. */
interface NodeProblems {
  readonly counts: () => ReadonlyMap<NodeId, number>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Number of problems of each node that has some. Notes count as none. */
function countsOf(document: DesignDocument): ReadonlyMap<NodeId, number> {
  const counts = new Map<NodeId, number>();
  for (const { owner, severity } of sortedProblems(document))
    if (typeof owner === 'object' && severity !== 'note') counts.set(owner.node, (counts.get(owner.node) ?? 0) + 1);
  return counts;
}

function createNodeProblems(designer: Designer): NodeProblems {
  let { document } = designer.state();
  let counts = countsOf(document);
  const listeners = new Set<() => void>();
  let stop = () => {};
  let callOff = () => {};
  const follow = () => {
    if (designer.state().document === document) return;
    callOff();
    callOff = whenIdle(() => {
      ({ document } = designer.state());
      counts = countsOf(document);
      for (const listener of listeners) listener();
    });
  };
  return {
    counts: () => counts,
    subscribe(listener) {
      if (listeners.size === 0) {
        stop = designer.subscribe(follow);
        follow();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        callOff();
        stop();
      };
    },
  };
}

const known = new WeakMap<Designer, NodeProblems>();

function problemsIn(designer: Designer): NodeProblems {
  const had = known.get(designer);
  if (had) return had;
  const made = createNodeProblems(designer);
  known.set(designer, made);
  return made;
}

const missingAt = new WeakMap<readonly DesignReference[], ReadonlyMap<NodeId, number>>();

/** Number of things each node names that are not here. */
function missingCounts(missing: readonly DesignReference[]): ReadonlyMap<NodeId, number> {
  const had = missingAt.get(missing);
  if (had) return had;
  const counts = new Map<NodeId, number>();
  for (const { at } of missing)
    for (const { owner } of at) if (typeof owner === 'object') counts.set(owner.node, (counts.get(owner.node) ?? 0) + 1);
  missingAt.set(missing, counts);
  return counts;
}

/** Number of problems of one node, with what it names that is not here; drawn anew when it changes. */
export function useNodeProblems(id: NodeId): number {
  const { counts, subscribe } = problemsIn(useDesigner());
  const missing = missingCounts(useMissing()).get(id) ?? 0;
  return useSyncExternalStore(subscribe, () => counts().get(id) ?? 0) + missing;
}

/** Numbers of problems of all nodes that have some, with what they name that is not here. */
export function useAllNodeProblems(): ReadonlyMap<NodeId, number> {
  const { counts, subscribe } = problemsIn(useDesigner());
  const own = useSyncExternalStore(subscribe, counts);
  const missing = missingCounts(useMissing());
  return useMemo(() => {
    const all = new Map(own);
    for (const [id, count] of missing) all.set(id, (all.get(id) ?? 0) + count);
    return all;
  }, [own, missing]);
}
