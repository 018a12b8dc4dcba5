import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyTool } from '../../../lazy/index.ts';
import { useNavigate } from '../../../routing/index.ts';
import { openAction } from './openAction.ts';
import type { ActionOpens } from './openAction.ts';
import type { ResourceActions } from './useResourceActions.ts';
import type { AnyResource } from '../definition/types.ts';

// Asking, sending and reporting are not needed to paint a list.
const ActionCarrier = lazyTool(async () => (await import('./ActionCarrier.tsx')).ActionCarrier);

/** Actions that come later; who wants them before waits. */
function createCarried() {
  let latest: ResourceActions | null = null;
  let waiting: ((actions: ResourceActions) => void)[] = [];
  return {
    become: (actions: ResourceActions) => {
      latest = actions;
      for (const go of waiting) go(actions);
      waiting = [];
    },
    get: () => new Promise<ResourceActions>((resolve) => (latest ? resolve(latest) : waiting.push(resolve))),
  };
}

/**
 * The actions of a screen: what opens something does so at once, what asks and sends comes when the page is idle, and a press
 * before waits for it.
 * @returns the actions, and what has to be drawn for them
 */
export function useCarriedActions(resource: AnyResource, opens: ActionOpens): readonly [ResourceActions, ReactNode] {
  const navigate = useNavigate();
  const [carried] = useState(createCarried);
  const later = useMemo(
    () => ({
      removeAll: async (...args: Parameters<ResourceActions['removeAll']>) => (await carried.get()).removeAll(...args),
      toggleAll: async (...args: Parameters<ResourceActions['toggleAll']>) => (await carried.get()).toggleAll(...args),
      callTool: async (...args: Parameters<ResourceActions['callTool']>) => (await carried.get()).callTool(...args),
    }),
    [carried],
  );
  const run: ResourceActions['run'] = async (id, row) => {
    if (!openAction({ resource, opens, navigate }, id, row)) await (await carried.get()).run(id, row);
  };
  return [{ ...later, run }, <ActionCarrier key="actions" resource={resource} opens={opens} onHere={carried.become} />];
}
