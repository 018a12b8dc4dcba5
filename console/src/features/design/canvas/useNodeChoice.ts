import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import type { NodeId } from '@milepost/openapi/domains/design';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { useDesigner } from '../designer/useDesigner.ts';
import { nodesBetween } from './nodeFacts.ts';

/** Choosing of nodes, one or several, by the keyboard and by the pointer. */
export interface NodeChoice {
  readonly chooseOne: (id: NodeId) => void;
  /** Chooses all from where the range began to a node; it begins at `from` where none has begun. */
  readonly chooseTo: (from: NodeId, to: NodeId) => void;
  /** Chooses several, and says how many. */
  readonly chooseAll: (ids: readonly NodeId[]) => void;
  /** Adds a node to what is chosen, or takes it away; the last one stays. The keyboard does not move. */
  readonly toggle: (id: NodeId) => void;
  /** A press on a node: with Ctrl it is added or taken away, with Shift all up to it are chosen. */
  readonly onPress: (event: MouseEvent, id: NodeId) => void;
  /** True once after the choice changed under an item that keeps the keyboard, chosen or not. */
  readonly staysHere: () => boolean;
}

/** Choice of nodes of the design. @source designer §21 @reading R-858 */
export function useNodeChoice(): NodeChoice {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { run, state } = useDesigner();
  /** Node a range of chosen ones begins at. */
  const anchor = useRef<NodeId | null>(null);
  const isStaying = useRef(false);
  const chooseAll = (ids: readonly NodeId[]) => {
    run({ do: 'select', ids });
    const count = state().selected.length;
    announcer.say(t`${plural(count, { one: '# control chosen', other: '# controls chosen' })}`);
  };
  return {
    chooseAll,
    chooseOne: (id) => {
      anchor.current = id;
      run({ do: 'select', ids: [id] });
    },
    chooseTo: (from, to) => {
      anchor.current ??= from;
      chooseAll(nodesBetween(state().document.tree, anchor.current, to));
    },
    toggle: (id) => {
      const { selected } = state();
      const others = selected.filter((one) => one !== id);
      if (selected.includes(id) && others.length === 0) return;
      isStaying.current = true;
      anchor.current = id;
      chooseAll(selected.includes(id) ? others : [...selected, id]);
    },
    onPress: ({ ctrlKey, metaKey, shiftKey }, id) => {
      const { document, selected } = state();
      const isOneMore = ctrlKey || metaKey;
      const range = shiftKey && anchor.current !== null ? nodesBetween(document.tree, anchor.current, id) : [id];
      const toggled = selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
      if (!shiftKey) anchor.current = id;
      run({ do: 'select', ids: isOneMore ? toggled : range });
    },
    staysHere: () => {
      const isHere = isStaying.current;
      isStaying.current = false;
      return isHere;
    },
  };
}
