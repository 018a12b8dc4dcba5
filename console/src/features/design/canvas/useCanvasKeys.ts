import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import type { NodeId } from '@milepost/openapi/domains/design';
import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useDesigner } from '../designer/useDesigner.ts';
import { COLUMNS, nodeAt, nodesBetween, spanOf, steppedSpan, tabStop } from './nodeFacts.ts';
import type { CanvasProps } from './types.ts';

type CanvasKeyProps = Pick<CanvasProps, 'onEdit' | 'onAdd' | 'onRemove'>;

/** Choosing nodes by the keyboard and by the pointer. */
interface NodeChoice {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** A press on a node: with Ctrl it is added or taken away, with Shift all up to it are chosen. */
  readonly onPress: (event: MouseEvent, id: NodeId) => void;
}

const STEPS: Readonly<Record<string, 'before' | 'after' | 'in' | 'out'>> = {
  ArrowUp: 'before',
  ArrowDown: 'after',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const MOVES: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Keys of the canvas. @source designer §21 */
export function useCanvasKeys({ onEdit, onAdd, onRemove }: CanvasKeyProps): NodeChoice {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { run, state, isReadOnly } = useDesigner();
  /** Node a range of chosen ones begins at. */
  const anchor = useRef<NodeId | null>(null);

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
      const from = anchor.current ?? now;
      anchor.current = from;
      run({ do: 'select', ids: nodesBetween(document.tree, from, nodeAt(document.tree, now, key)) });
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

  function plain({ key }: KeyboardEvent, now: NodeId, ids: readonly NodeId[]): boolean {
    const { document } = state();
    if (MOVES.has(key)) {
      const to = nodeAt(document.tree, now, key);
      anchor.current = to;
      run({ do: 'select', ids: [to] });
      return true;
    }
    switch (key) {
      case ' ':
        run({ do: 'select', ids: ids.includes(now) && ids.length > 1 ? ids.filter((id) => id !== now) : [...new Set([...ids, now])] });
        return true;
      case 'Enter':
        onEdit('settings');
        return true;
      case 'F2':
        onEdit('label');
        return true;
      case 'Delete':
      case 'Backspace':
        onRemove(ids);
        return true;
      case '/':
        onAdd();
        return true;
      default:
        return false;
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { document, selected } = state();
    const now = tabStop(document.tree, selected);
    if (now === undefined) {
      if (event.key === '/' || event.key === 'Enter') {
        onAdd();
        event.preventDefault();
      }
      return;
    }
    const ids = selected.length > 0 ? selected : [now];
    const isMod = event.ctrlKey || event.metaKey;
    const isDone = event.altKey
      ? !isMod && withAlt(event, now, ids)
      : isMod
        ? event.key.toLowerCase() === 'a' && run({ do: 'select', ids: document.tree.top })
        : event.shiftKey
          ? withShift(event, now, ids)
          : plain(event, now, ids);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPress = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, id: NodeId) => {
    const { document, selected } = state();
    const isOneMore = ctrlKey || metaKey;
    const range = shiftKey && anchor.current !== null ? nodesBetween(document.tree, anchor.current, id) : [id];
    const toggled = selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
    if (!shiftKey) anchor.current = id;
    run({ do: 'select', ids: isOneMore ? toggled : range });
  };
  return { onKeyDown, onPress };
}
