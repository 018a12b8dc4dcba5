import type { NodeId } from '@milepost/openapi/domains/design';
import type { KeyboardEvent, RefObject } from 'react';
import { useDesigner } from '../designer/useDesigner.ts';
import { nodeAt, nodesBetween, spanOf, steppedSpan, tabStop } from './nodeFacts.ts';
import type { CanvasProps } from './types.ts';

interface CanvasKeys extends Pick<CanvasProps, 'onEdit' | 'onAdd' | 'onRemove'> {
  /** Node a range of chosen ones begins at. */
  readonly anchor: RefObject<NodeId | null>;
}

const STEPS: Readonly<Record<string, 'before' | 'after' | 'in' | 'out'>> = {
  ArrowUp: 'before',
  ArrowDown: 'after',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const MOVES: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Keys of the canvas. @source designer §21 */
export function useCanvasKeys({ onEdit, onAdd, onRemove, anchor }: CanvasKeys): (event: KeyboardEvent) => void {
  const { run, state } = useDesigner();

  function withAlt({ key, code }: KeyboardEvent, ids: readonly NodeId[]): boolean {
    const way = STEPS[key];
    if (way) run({ do: 'step', ids, way });
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
    const span = steppedSpan(spanOf(node), key === 'ArrowRight' ? 'wider' : 'narrower');
    run({ do: 'setMany', ids, path: ['__config__', 'span'], value: span });
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

  return (event) => {
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
      ? !isMod && withAlt(event, ids)
      : isMod
        ? event.key.toLowerCase() === 'a' && run({ do: 'select', ids: document.tree.top })
        : event.shiftKey
          ? withShift(event, now, ids)
          : plain(event, now, ids);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
