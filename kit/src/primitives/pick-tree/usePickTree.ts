import { useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { shownLevel } from '../../engines/node-source/index.ts';
import type { NodeRow, PickNode } from '../../engines/node-source/index.ts';
import { everyRow } from '../../engines/row-core/index.ts';
import { findTyped, isLetter, nothingTyped, typeLetter, typeSpace } from '../../engines/type-ahead/index.ts';
import { pageOfRows, useActiveRow } from '../row-scroller/index.ts';
import type { ActiveRows } from '../row-scroller/index.ts';
import { ROW_HEIGHT } from './PickTree.css.ts';
import { pickCommand } from './pickTreeKeys.ts';
import { rowTree, shownRows } from './shownRows.ts';
import type { ShownRow } from './shownRows.ts';
import type { ChosenBy, PickTreeProps } from './types.ts';
import { useAutoMore } from './useAutoMore.ts';
import { useChosenInView } from './useChosenInView.ts';
import { useTreeSpoken } from './useTreeSpoken.ts';

const startsWith = (label: string, typed: string) => label.toLowerCase().startsWith(typed);

/** In a panel, which is lower than the page. */
const PANEL = 0.3;
const ROWS = pageOfRows('pick tree', [ROW_HEIGHT, 30], PANEL);

/** Position of a row, or of the next one in that direction: a row that only says that it is loading is passed over. */
function pastLoading<N extends PickNode>(rows: readonly ShownRow<N>[], wanted: number, step: 1 | -1): number {
  let to = wanted;
  for (let row = rows[to]; row?.kind === 'end' && row.status === 'loading'; row = rows[to]) to += step;
  return to;
}

/** Rows beside one that can be opened and are not. */
const closedSiblings = <N extends PickNode>(rows: readonly ShownRow<N>[], { parent }: NodeRow<N>): readonly NodeRow<N>[] =>
  rows.filter((other): other is NodeRow<N> => other.kind === 'node' && other.parent === parent && other.canOpen && !other.isOpen);

/** Rows an arrow leads from the button of a row back among the rows; null for another key. */
function stepFromAction({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null {
  if (shiftKey || ctrlKey || metaKey || altKey) return null;
  return { ArrowLeft: 0, ArrowUp: -1, ArrowDown: 1 }[key] ?? null;
}

/** Behaviour of the tree: which rows there are, which one has the keyboard, and what keys and presses do. */
export function usePickTree<N extends PickNode>(props: PickTreeProps<N>) {
  const { tree, shape, look, choice, beginsWith = startsWith } = props;
  const { state, isFinding, rows, records, view } = useShownRows(tree, shape);
  const lookAt = ({ node, depth }: NodeRow<N>) => look(node, { isFound: isFinding && depth === 0 });
  const firstChosen = useFirstChosen(rows, look);
  const active = useActiveRow({
    tree: records,
    view,
    initialId: props.placeRef?.current?.key ?? firstChosen,
    guess: ROWS,
  });
  const { scroller } = active;
  const spoken = useTreeSpoken(state);
  useAutoMore(rows, scroller, tree);
  useScrollPosition(props, active.position < 0 ? null : (rows[active.position]?.key ?? null), scroller.regionRef);
  /** From outside: the rows take the keyboard only from the region around them. */
  function enter(position: number) {
    scroller.regionRef.current?.focus({ preventScroll: true });
    active.moveTo(position);
  }
  useChosenInView(props, choice.kind === 'many' ? -1 : rows.findIndex(({ key }) => key === firstChosen), scroller);
  useHandle(props, rows, active.position, enter);
  const rangeFrom = useRef<number | null>(null);
  const findNext = useTypedLetters();

  const setOpen = (row: NodeRow<N>, isOpen: boolean) => tree.send({ type: isOpen ? 'expand' : 'collapse', place: row });

  function choose(row: NodeRow<N>) {
    const { refusal, isChosen } = lookAt(row);
    if (refusal === null || isChosen) choice.onChoose([row.node], 'node');
    else choice.onRefused?.(row.node, refusal);
  }

  /** Effect of Enter and a press: go on with a level, choose, or open what cannot be chosen. */
  function activate(row: ShownRow<N> | undefined, by: 'Enter' | 'press') {
    if (row?.kind === 'end') tree.send({ type: row.status === 'failed' ? 'retry' : 'more', at: row.at });
    if (row?.kind !== 'node') return;
    const { refusal, isChosen } = lookAt(row);
    const canChoose = refusal === null || isChosen;
    if (!canChoose && row.canOpen) setOpen(row, !row.isOpen);
    else if (canChoose && by === 'Enter' && choice.kind === 'one' && choice.onConfirm) choice.onConfirm(row.node);
    else choose(row);
  }

  function chooseAmong(shown: readonly ShownRow<N>[], by: ChosenBy) {
    const nodes = shown.flatMap((row) => (row.kind === 'node' && lookAt(row).refusal === null ? [row.node] : []));
    if (nodes.length > 0) choice.onChoose(nodes, by);
  }

  function moveTo(wanted: number, range: ChosenBy | null = null) {
    const from = active.position;
    const to = pastLoading(rows, wanted, wanted < from ? -1 : 1);
    if (!rows[to]) return;
    active.moveTo(to);
    if (!range) rangeFrom.current = null;
    else {
      const start = (rangeFrom.current ??= from);
      chooseAmong(rows.slice(Math.min(start, to), Math.max(start, to) + 1), range);
    }
  }

  function openSiblings(row: NodeRow<N>) {
    const siblings = closedSiblings(rows, row);
    spoken.sumUp(siblings.map(({ id }) => id));
    for (const sibling of siblings) setOpen(sibling, true);
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rows[active.position];
    if (event.defaultPrevented || !row || active.isOutside(event.target) || isComposingKey(event.nativeEvent)) return;
    if (!(event.target instanceof Element) || event.target.closest('[data-mp-stop]')) {
      const step = stepFromAction(event);
      if (step === null) return;
      event.preventDefault();
      return moveTo(active.position + step);
    }
    if (event.key === ' ' && typeAhead(' ')) return event.preventDefault();
    const command = pickCommand(event, rowsAt(rows, row, active, choice.kind === 'many'));
    if (command) event.preventDefault();
    const range = event.key === 'End' || event.key === 'Home' ? 'toEnd' : 'range';
    if (command?.does === 'move') moveTo(command.to, command.isRange ? range : null);
    else if (command?.does === 'chooseLoaded') chooseAmong(rows, 'loaded');
    else if (command?.does === 'confirm' || (command?.does === 'choose' && row.kind !== 'node')) activate(row, 'Enter');
    else if (command && row.kind === 'node') {
      if (command.does === 'choose') choose(row);
      else if (command.does === 'openSiblings') openSiblings(row);
      else setOpen(row, command.does === 'open');
    } else if (isLetter(event)) typeAhead(event.key);
  }

  function typeAhead(letter: string): boolean {
    const to = findNext(letter, active.position, rows.length, (position, text) => {
      const row = rows[position];
      return row?.kind === 'node' && beginsWith(lookAt(row).label, text);
    });
    if (to >= 0) moveTo(to);
    return to >= 0;
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    const position = active.positionOf(target);
    const row = rows[position];
    if (!row || !(target instanceof Element) || target.closest('[data-mp-stop]')) return;
    if (target.closest('[data-mp-toggle]') && row.kind === 'node') return setOpen(row, !row.isOpen);
    if (event.shiftKey && choice.kind === 'many' && row.kind === 'node') return moveTo(position, 'range');
    rangeFrom.current = position;
    activate(row, 'press');
  }

  function onDoubleClick({ target }: MouseEvent) {
    const row = rows[active.positionOf(target)];
    const isOnRow = target instanceof Element && !target.closest('[data-mp-stop], [data-mp-toggle]');
    if (row?.kind === 'node' && isOnRow && choice.kind === 'one' && lookAt(row).refusal === null) choice.onConfirm?.(row.node);
  }

  return {
    state,
    level: shownLevel(state),
    rows,
    active,
    enter,
    lookAt,
    handlers: { onKeyDown, onClick, onDoubleClick, ...active.focusProps },
  };
}

/** Rows, and the one with the keyboard, when a key is pressed. */
function rowsAt<N extends PickNode>(
  rows: readonly ShownRow<N>[],
  row: ShownRow<N>,
  { position, scroller }: ActiveRows,
  takesMany: boolean,
) {
  return {
    position,
    count: rows.length,
    rowsInView: scroller.rowsInView(),
    parentPosition: row.parent,
    isOpen: row.kind === 'node' && row.canOpen ? row.isOpen : null,
    lastNode: rows.findLastIndex(({ kind }) => kind === 'node'),
    takesMany,
  };
}

/** Rows of the tree as they are shown now. */
function useShownRows<N extends PickNode>(tree: PickTreeProps<N>['tree'], shape: PickTreeProps<N>['shape']) {
  const state = useExternalStore(tree.subscribe, tree.getSnapshot);
  const isFinding = state.search !== null;
  const rows = useMemo(() => shownRows(state, shape === 'list' || isFinding), [state, shape, isFinding]);
  const records = useMemo(() => rowTree(rows), [rows]);
  const view = useMemo(() => everyRow(rows.length), [rows]);
  return { state, isFinding, rows, records, view };
}

/** Key of the first row that is chosen; null where none is. */
const useFirstChosen = <N extends PickNode>(rows: readonly ShownRow<N>[], look: PickTreeProps<N>['look']): string | null =>
  useMemo(() => rows.find((row) => row.kind === 'node' && look(row.node, { isFound: false }).isChosen)?.key ?? null, [rows, look]);

/** Search for the row that begins with the letters that were typed one soon after the other; -1 where none does. A space belongs to a word only where a row goes on like that. */
function useTypedLetters() {
  const typed = useRef(nothingTyped);
  return (letter: string, position: number, count: number, fits: (position: number, text: string) => boolean): number => {
    const nowMs = systemClock.now();
    const find = (word: string) => findTyped(word, position, count, fits);
    if (letter === ' ') return typeSpace(typed, nowMs, find);
    typed.current = typeLetter(typed.current, letter, nowMs);
    return find(typed.current.text);
  };
}

/** Comes back to where somebody was, and remembers it when the tree goes away. */
function useScrollPosition<N extends PickNode>(
  { placeRef }: PickTreeProps<N>,
  key: string | null,
  regionRef: { readonly current: HTMLElement | null },
) {
  const latest = useRef(key);
  useLayoutEffect(() => {
    latest.current = key;
  }, [key]);
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (region && placeRef?.current) region.scrollTop = placeRef.current.scrollPx;
    return () => {
      if (placeRef && region) placeRef.current = { key: latest.current, scrollPx: region.scrollTop };
    };
  }, [placeRef, regionRef]);
}

function useHandle<N extends PickNode>(
  { handleRef }: PickTreeProps<N>,
  rows: readonly ShownRow<N>[],
  position: number,
  enter: (position: number) => void,
) {
  useImperativeHandle(handleRef, () => ({
    focus(id) {
      const to = id === undefined ? Math.max(0, position) : rows.findIndex((row) => row.kind === 'node' && row.id === id);
      if (!rows[to]) return false;
      enter(to);
      return true;
    },
  }));
}
