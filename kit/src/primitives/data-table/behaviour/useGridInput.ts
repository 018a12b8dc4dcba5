import type { KeyboardEvent, MouseEvent } from 'react';
import { arrowOf, useEnvironment } from '../../../engines/environment/index.ts';
import { isComposingKey } from '../../../engines/ime-guard/index.ts';
import { isForBrowser } from '../../../engines/link-press/index.ts';
import { withExpanded } from '../../../engines/row-core/index.ts';
import { HEAD } from '../../row-scroller/headless.ts';
import { gridCommand } from './gridKeys.ts';
import type { GridCommand } from './gridKeys.ts';
import { gridPlaces } from './gridPlaces.ts';
import { SEPARATOR } from '../columns/rowLayout.ts';
import type { Foot } from '../rows/tail.ts';
import { useActionIntent } from './useActionIntent.ts';
import { useCopy } from './useCopy.ts';
import type { CopyAsk } from './useCopy.ts';

const NEEDS_SELECTION: ReadonlySet<GridCommand['does']> = new Set(['toggle', 'selectAll', 'extend']);
/** Elements that have a press of their own. */
const CONTROL = 'button, a, input, [data-mp-toggle], [data-mp-stop-for]';

interface GridInputAsk<Row> extends CopyAsk<Row> {
  readonly foot: Foot;
}

/** Effects of keys, clicks and copying in a table whose rows are operated. */
export function useGridInput<Row>({ props, layout, shown, rows, choice, foot }: GridInputAsk<Row>) {
  const { actions, selection } = props;
  const { dir } = useEnvironment();
  const { tree, view, expandedIds } = shown;
  const { position, stop, scroller } = rows;
  const onCopy = useCopy({ props, layout, shown, rows, choice });
  const isByRow = selection?.mode === 'one' || selection?.isByRow === true;
  const record = (at: number) => tree.record(view.at(at));
  const isRow = (at: number) => at >= 0 && at < view.count;

  const setOpen = (at: number, isOpen: boolean) => props.tree?.onExpandedChange(withExpanded(expandedIds, tree.idOf(view.at(at)), isOpen));

  const { cellAt, partAt } = gridPlaces({ layout, shown, rows, foot });

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || isComposingKey(event.nativeEvent) || event.altKey || rows.isOutside(event.target)) return;
    if (event.key === 'F2' && position === HEAD) return onSeparator(event);
    const { ctrlKey, metaKey, shiftKey } = event;
    const key = arrowOf(event, dir);
    const isChoice = isByRow && isRow(position) && (key === 'Enter' || key === ' ') && !isControl(event.target);
    if (isChoice && key === 'Enter' && confirms(position)) return event.preventDefault();
    const command = isChoice ? ({ does: 'toggle' } as const) : gridCommand({ key, ctrlKey, metaKey, shiftKey }, cellAt());
    if (!command || (NEEDS_SELECTION.has(command.does) && !selection)) return;
    if (!isRow(position) && (command.does === 'run' || command.does === 'toggle')) return;
    event.preventDefault();
    carryOut(command);
  }

  function carryOut(command: GridCommand) {
    switch (command.does) {
      case 'move':
        return rows.moveTo(command.to, partAt(command.to, command.stop));
      case 'extend':
        rows.moveTo(command.to);
        return choice.chooseTo(command.to, position);
      case 'expand':
      case 'collapse':
        return setOpen(position, command.does === 'expand');
      case 'run':
        return actions?.(record(position))[0]?.run();
      case 'toggle':
        return choice.toggleAt(position);
      case 'selectAll':
        return choice.toggleAll();
    }
  }

  /** True where the row is what was looked for, and said so. */
  function confirms(at: number) {
    if (selection?.mode !== 'one' || !selection.onConfirm || choice.reasonAt(at) !== null) return false;
    selection.onConfirm(record(at));
    return true;
  }

  /** From a header to the separator after it, and back. */
  function onSeparator(event: KeyboardEvent) {
    const to = stop >= SEPARATOR ? stop - SEPARATOR : stop + SEPARATOR;
    const part = scroller.regionRef.current?.querySelector<HTMLElement>(`[data-mp-head] [data-mp-stop="${to}"]`);
    if (!part) return;
    event.preventDefault();
    rows.moveTo(HEAD, to);
    // A header holds its separator: the keyboard is in it already.
    part.focus();
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    const at = rows.positionOf(target);
    if (!isRow(at) || !(target instanceof Element)) return;
    const actionId = target.closest<HTMLElement>('[data-mp-action]')?.dataset['mpAction'];
    if (actionId !== undefined) {
      const action = actions?.(record(at)).find(({ id }) => id === actionId);
      if (action?.href !== undefined) {
        if (isForBrowser(event)) return;
        event.preventDefault();
      }
      action?.run();
    } else if (target.closest('[data-mp-check]')) {
      if (event.shiftKey) choice.chooseTo(at, at);
      else choice.toggleAt(at);
    } else if (target.closest('[data-mp-toggle]')) setOpen(at, !expandedIds.has(tree.idOf(view.at(at))));
    else if (isControl(target)) return;
    else if (isByRow) chooseByPress(event, at);
    else if (layout.isNarrow && !isMarking())
      actions?.(record(at))
        .find(({ isOpening }) => isOpening)
        ?.run();
  }

  function chooseByPress({ shiftKey }: MouseEvent, at: number) {
    if (selection?.mode === 'one') return choice.toggleAt(at);
    if (isMarking()) return undefined;
    return shiftKey ? choice.chooseTo(at, at) : choice.toggleAt(at);
  }

  function onDoubleClick({ target }: MouseEvent) {
    const at = rows.positionOf(target);
    if (isRow(at) && !isControl(target)) confirms(at);
  }

  const intent = useActionIntent((part) => {
    const at = rows.positionOf(part);
    return isRow(at) ? actions?.(record(at)).find(({ id }) => id === part.dataset['mpAction'])?.prepare : undefined;
  });

  return { onKeyDown, onClick, onDoubleClick, onCopy, ...intent };
}

/** A press that marks words to copy opens nothing. */
const isMarking = () => document.getSelection()?.type === 'Range';

const isControl = (target: EventTarget) => target instanceof Element && target.closest(CONTROL) !== null;
