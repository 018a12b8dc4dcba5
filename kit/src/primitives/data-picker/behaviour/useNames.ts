import { useEffect, useMemo, useState } from 'react';
import { useExternalStore } from '../../../engines/external-store/index.ts';
import { dataNodes } from '../../../engines/data-rows/index.ts';
import type { DataNode, DataRecord } from '../../../engines/data-rows/index.ts';
import { createStoredNodes, storedNodes } from '../../../engines/node-source/index.ts';
import type { StoredNode } from '../../../engines/node-source/index.ts';
import type { NamesState } from '../../picker-field/headless.ts';
import { createHolder } from './holder.ts';
import type { DataPickerSpec } from '../types.ts';

/** Names of the stored values of a field, as far as they are known. */
export interface Names {
  readonly of: (id: string) => StoredNode<DataNode> | undefined;
  readonly state: NamesState;
}

const READY = { kind: 'ready' } as const;

/** Looks stored values up, each once, as they come. @source forms §7 */
export function useNames(spec: DataPickerSpec, ids: readonly string[], parameters: readonly DataRecord[]): Names {
  const [latest] = useState(() => createHolder(parameters));
  useEffect(() => latest.set(parameters), [latest, parameters]);
  const names = useMemo(
    () =>
      createStoredNodes<DataNode>({
        resolve: async (asked, signal) => dataNodes(await spec.source.lookup(asked, latest.get(), signal), spec.rows),
      }),
    [spec, latest],
  );
  const state = useExternalStore(names.subscribe, names.getSnapshot);
  const key = ids.join('\n');
  const [shown, setShown] = useState({ key, ids });
  if (shown.key !== key) setShown({ key, ids });
  useEffect(() => names.send({ type: 'show', ids: shown.ids }), [names, shown]);
  useEffect(() => () => names.send({ type: 'stop' }), [names]);

  const known = useMemo(() => new Map(storedNodes(state).map((node) => [node.id, node])), [state]);
  const statuses = new Set(ids.map((id) => known.get(id)?.status));
  const retry = () => names.send({ type: 'retry' });
  const pending: NamesState = statuses.has('failed') ? { kind: 'failed', retry } : READY;
  return {
    of: (id) => known.get(id),
    state: statuses.has('loading') ? { kind: 'loading' } : pending,
  };
}
