import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStoredNodes, storedNodes } from '../../engines/node-source/index.ts';
import type { NodeSource } from '../../engines/node-source/index.ts';
import type { NamesState, PickedItem } from '../picker-field/index.ts';
import type { CascadeNode } from './types.ts';

/** Names of a stored path, by id: its levels need not be loaded for it. */
export function useCascadeNames<N extends CascadeNode>(source: NodeSource<N>, value: readonly string[]) {
  const stored = useMemo(() => createStoredNodes(source), [source]);
  const state = useSyncExternalStore(stored.subscribe, stored.getSnapshot);
  useEffect(() => stored.send({ type: 'show', ids: value }), [stored, value]);
  const parts = useMemo(() => storedNodes(state), [state]);

  const items = useMemo((): PickedItem[] => {
    if (value.length === 0) return [];
    const text = value.map((id) => nameOf(parts, id) ?? id).join(' / ');
    const last = parts.find(({ id }) => id === value.at(-1));
    return [{ identity: value.join('/'), text, ...(last?.status === 'unknown' && { isUnknown: true }) }];
  }, [parts, value]);
  const names = useMemo((): NamesState => {
    const isHere = value.every((id) => parts.some((part) => part.id === id && (part.status === 'known' || part.status === 'unknown')));
    if (isHere) return { kind: 'ready' };
    return parts.some(({ status }) => status === 'failed')
      ? { kind: 'failed', retry: () => stored.send({ type: 'retry' }) }
      : { kind: 'loading' };
  }, [parts, value, stored]);

  return { items, names, learn: (nodes: readonly N[]) => stored.send({ type: 'learn', nodes }) };
}

function nameOf<N extends CascadeNode>(parts: ReturnType<typeof storedNodes<N>>, id: string): string | undefined {
  const part = parts.find((other) => other.id === id);
  return part?.status === 'known' ? part.node.fullName : undefined;
}
