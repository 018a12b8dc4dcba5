import { roleOf } from '@milepost/openapi/domains/design';
import type { DesignDialect, DesignNode, NodeId } from '@milepost/openapi/domains/design';
import { useCallback, useSyncExternalStore } from 'react';
import type { DesignState } from '../core/types.ts';
import type { Designer } from '../designer/createDesigner.ts';
import { useDesigner } from '../designer/useDesigner.ts';
import { tabStop } from './nodeFacts.ts';

/** A node with everything of the design its frame shows. */
export interface NodeView {
  readonly node: DesignNode;
  /** Name of what it is where it stands. */
  readonly role: string;
  readonly isSelected: boolean;
  /** The keyboard comes to it first. */
  readonly isTabStop: boolean;
  readonly dialect: DesignDialect;
}

interface Watched {
  view: NodeView | null;
  readonly listeners: Set<() => void>;
}

/** Views of the nodes of one designer: an edit is compared once for all of them, and told to those it changes. */
interface NodeViews {
  readonly view: (id: NodeId) => NodeView | null;
  readonly subscribe: (id: NodeId, listener: () => void) => () => void;
}

function createNodeViews(designer: Designer): NodeViews {
  const watched = new Map<NodeId, Watched>();
  /** Nodes that are seen otherwise, and whose frames are not told yet: whoever asks first takes the edit over. */
  const untold = new Set<Watched>();
  let seen: DesignState | null = null;
  let count = 0;
  let stop = () => {};

  function viewIn({ document: { tree, dialect }, selected }: DesignState, id: NodeId, before: NodeView | null): NodeView | null {
    const node = tree.nodes.get(id);
    if (!node) return null;
    const role = roleOf(tree, node);
    const isSelected = selected.includes(id);
    const isTabStop = tabStop(tree, selected) === id;
    const isSame =
      before?.node === node &&
      before.role === role &&
      before.isSelected === isSelected &&
      before.isTabStop === isTabStop &&
      before.dialect === dialect;
    return isSame ? before : { node, role, isSelected, isTabStop, dialect };
  }
  function follow(): void {
    const state = designer.state();
    const isSame = seen?.document === state.document && seen.selected === state.selected;
    seen = state;
    if (isSame) return;
    for (const [id, one] of watched) {
      const view = viewIn(state, id, one.view);
      if (view === one.view) continue;
      one.view = view;
      untold.add(one);
    }
  }
  const tell = () => {
    follow();
    const told = [...untold];
    untold.clear();
    for (const { listeners } of told) for (const listener of listeners) listener();
  };
  function at(id: NodeId): Watched {
    follow();
    const had = watched.get(id);
    if (had) return had;
    const made: Watched = { view: viewIn(designer.state(), id, null), listeners: new Set() };
    watched.set(id, made);
    return made;
  }

  return {
    view: (id) => at(id).view,
    subscribe(id, listener) {
      if (count === 0) stop = designer.subscribe(tell);
      count += 1;
      const one = at(id);
      one.listeners.add(listener);
      return () => {
        count -= 1;
        one.listeners.delete(listener);
        if (one.listeners.size === 0 && watched.get(id) === one) watched.delete(id);
        if (count > 0) return;
        stop();
        watched.clear();
      };
    },
  };
}

const known = new WeakMap<Designer, NodeViews>();

function viewsIn(designer: Designer): NodeViews {
  const views = known.get(designer) ?? createNodeViews(designer);
  known.set(designer, views);
  return views;
}

/** View of a node, drawn anew when something of it changes; null where it is not in the design. */
export function useNodeView(id: NodeId): NodeView | null {
  const views = viewsIn(useDesigner());
  const subscribe = useCallback((listener: () => void) => views.subscribe(id, listener), [views, id]);
  return useSyncExternalStore(subscribe, () => views.view(id));
}
