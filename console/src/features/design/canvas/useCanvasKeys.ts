import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import type { NodeId } from '@milepost/openapi/domains/design';
import type { KeyboardEvent } from 'react';
import { useDesigner } from '../designer/useDesigner.ts';
import { COLUMNS, nodeAt, spanOf, steppedSpan, tabStop } from './nodeFacts.ts';
import type { CanvasProps } from './types.ts';
import { useNodeChoice } from './useNodeChoice.ts';
import type { NodeChoice } from './useNodeChoice.ts';

interface CanvasKeyProps extends Pick<CanvasProps, 'onEdit' | 'onAdd' | 'onRemove'> {
  /** Id of the item of a node in the page. */
  readonly itemId: (id: NodeId) => string;
}

/** Node whose frame or row an element stands in. */
export const nodeOf = (target: EventTarget | null): NodeId | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset['node'] : undefined;

/** Keys and presses of a tree of nodes. */
interface NodeKeys extends Pick<NodeChoice, 'onPress' | 'staysHere'> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, 'before' | 'after' | 'in' | 'out'>> = {
  ArrowUp: 'before',
  ArrowDown: 'after',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const MOVES: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Keys of the canvas. An arrow chooses what it comes to; with Ctrl it only goes there, and Space adds it to what is chosen. What is
 * done by a key is done to all that is chosen where the item with the keyboard is among it, else to that item alone.
 * @source designer §21 @reading R-858
 */
export function useCanvasKeys({ onEdit, onAdd, onRemove, itemId }: CanvasKeyProps): NodeKeys {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { run, state, isReadOnly } = useDesigner();
  const { chooseOne, chooseTo, chooseAll, toggle, onPress, staysHere } = useNodeChoice();

  function withAlt({ key, code, shiftKey }: KeyboardEvent, now: NodeId, ids: readonly NodeId[]): boolean {
    const way = STEPS[key];
    if (way) run({ do: 'step', ids, way });
    else if (code === 'KeyM') run(shiftKey ? { do: 'splitCell', id: now } : { do: 'mergeCell', id: now, way: 'right' });
    else if (code === 'KeyB') run({ do: 'mergeCell', id: now, way: 'down' });
    else if (code === 'KeyD') run({ do: 'duplicate', ids });
    else return false;
    return true;
  }

  function withShift({ key }: KeyboardEvent, now: NodeId, ids: readonly NodeId[]): boolean {
    const { document } = state();
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      chooseTo(now, nodeAt(document.tree, now, key));
      return true;
    }
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    const node = document.tree.nodes.get(now);
    if (!node) return false;
    const isWider = key === 'ArrowRight';
    const span = steppedSpan(spanOf(node), isWider ? 'wider' : 'narrower');
    // The item has the keyboard already, and nobody reads its name again.
    if (run({ do: 'setMany', ids, path: ['__config__', 'span'], value: span })) announcer.say(t`${span} of ${COLUMNS} columns`);
    else if (!isReadOnly && isWider) announcer.say(t`It takes the whole row already`);
    else if (!isReadOnly) announcer.say(t`It is as narrow as can be`);
    return true;
  }

  function withMod({ key }: KeyboardEvent, now: NodeId): boolean {
    const { document } = state();
    if (key.toLowerCase() === 'a') chooseAll(document.tree.top);
    else if (MOVES.has(key)) window.document.getElementById(itemId(nodeAt(document.tree, now, key)))?.focus();
    else if (key === ' ') toggle(now);
    else return false;
    return true;
  }
  function plain({ key }: KeyboardEvent, now: NodeId, ids: readonly NodeId[]): boolean {
    const { document } = state();
    // What is edited, and what a new control comes after, is what is chosen.
    const choose = () => void run({ do: 'select', ids });
    if (MOVES.has(key)) {
      chooseOne(nodeAt(document.tree, now, key));
      return true;
    }
    switch (key) {
      case ' ':
        toggle(now);
        return true;
      case 'Enter':
        choose();
        onEdit('settings');
        return true;
      case 'F2':
        choose();
        onEdit('label');
        return true;
      case 'Delete':
      case 'Backspace':
        onRemove(ids);
        return true;
      case '/':
        choose();
        onAdd();
        return true;
      default:
        return false;
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { document, selected } = state();
    const now = nodeOf(event.target) ?? tabStop(document.tree, selected);
    if (now === undefined) {
      if (event.key === '/' || event.key === 'Enter') {
        onAdd();
        event.preventDefault();
      }
      return;
    }
    const ids = selected.includes(now) ? selected : [now];
    const isMod = event.ctrlKey || event.metaKey;
    const isDone = event.altKey
      ? !isMod && withAlt(event, now, ids)
      : isMod
        ? withMod(event, now)
        : event.shiftKey
          ? withShift(event, now, ids)
          : plain(event, now, ids);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onKeyDown, onPress, staysHere };
}
