import { useEffect, useMemo } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { createStoredNodes, storedNodes } from '../../engines/node-source/index.ts';
import type { NodeSource } from '../../engines/node-source/index.ts';
import type { NamesState, PickedItem } from '../picker-field/headless.ts';
import type { CascadeNode, CascadePath } from './types.ts';

/** Names of stored paths, by id: their levels need not be loaded for it. */
export function useCascadeNames<N extends CascadeNode>(source: NodeSource<N>, value: readonly CascadePath[]) {
  const stored = useMemo(() => createStoredNodes(source), [source]);
  const state = useExternalStore(stored.subscribe, stored.getSnapshot);
  const ids = useMemo(() => [...new Set(value.flat())], [value]);
  useEffect(() => stored.send({ type: 'show', ids }), [stored, ids]);
  const parts = useMemo(() => storedNodes(state), [state]);

  const items = useMemo((): PickedItem[] => {
    const known = new Map(parts.map((part) => [part.id, part]));
    return value.map((path) => {
      const text = path.map((id) => nameOf(known.get(id)) ?? id).join(' / ');
      const last = known.get(path.at(-1) ?? '');
      return { identity: identityOf(path), text, ...(last?.status === 'unknown' && { isUnknown: true }) };
    });
  }, [parts, value]);
  const names = useMemo((): NamesState => {
    const here = new Set(parts.filter(({ status }) => status === 'known' || status === 'unknown').map(({ id }) => id));
    if (ids.every((id) => here.has(id))) return { kind: 'ready' };
    return parts.some(({ status }) => status === 'failed')
      ? { kind: 'failed', retry: () => stored.send({ type: 'retry' }) }
      : { kind: 'loading' };
  }, [parts, ids, stored]);

  return { items, names, learn: (nodes: readonly N[]) => stored.send({ type: 'learn', nodes }) };
}

/** Name of a path among those of a value. */
export const identityOf = (path: CascadePath): string => path.join('/');

function nameOf<N extends CascadeNode>(part: ReturnType<typeof storedNodes<N>>[number] | undefined): string | undefined {
  return part?.status === 'known' ? part.node.fullName : undefined;
}
