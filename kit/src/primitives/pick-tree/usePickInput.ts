import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import type { NodeRow, PickNode } from '../../engines/node-source/index.ts';
import { findTyped, isLetter, nothingTyped, typeLetter, typeSpace } from '../../engines/type-ahead/index.ts';
import type { ActiveRows } from '../row-scroller/headless.ts';
import { pickCommand } from './pickTreeKeys.ts';
import type { ShownRow } from './shownRows.ts';
import type { ChosenBy, PickTreeData, PickTreeLook } from './types.ts';

const startsWith = (label: string, typed: string) => label.toLowerCase().startsWith(typed);

/** Position of a row, or of the next one in that direction: a row that only says that it is loading is passed over. */
function pastLoading<N extends PickNode>(rows: readonly ShownRow<N>[], wanted: number, step: 1 | -1): number {
  let to = wanted;
  for (let row = rows[to]; row?.kind === 'end' && row.status === 'loading'; row = rows[to]) to += step;
  return to;
}

/** Rows beside one that can be opened and are not. */
const closedSiblings = <N extends PickNode>(rows: readonly ShownRow<N>[], { parent }: NodeRow<N>): readonly NodeRow<N>[] =>
  rows.filter((other): other is NodeRow<N> => other.kind === 'node' && other.parent === parent && other.canOpen && !other.isOpen);

/** A pressed key, its arrows to the sides as they mean on and back. */
type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Rows an arrow leads from the button of a row back among the rows; null for another key. */
function stepFromAction({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): number | null {
  if (shiftKey || ctrlKey || metaKey || altKey) return null;
  return { ArrowLeft: 0, ArrowUp: -1, ArrowDown: 1 }[key] ?? null;
}

interface Shown<N extends PickNode> {
  readonly rows: readonly ShownRow<N>[];
  readonly active: ActiveRows;
  readonly lookAt: (row: NodeRow<N>) => PickTreeLook;
  /** Answers below these nodes are said together. */
  readonly sumUp: (ids: readonly string[]) => void;
}

/** Effects of keys and presses on the rows: walking, opening, choosing. */
export function usePickInput<N extends PickNode>(
  { tree, choice, beginsWith = startsWith }: PickTreeData<N>,
  { rows, active, lookAt, sumUp }: Shown<N>,
) {
  const { dir, clock } = useEnvironment();
  const rangeFrom = useRef<number | null>(null);
  const findNext = useTypedLetters(() => clock.now());

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
    sumUp(siblings.map(({ id }) => id));
    for (const sibling of siblings) setOpen(sibling, true);
  }

  const turned = ({ key, target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): Pressed => ({
    key: arrowOf({ key, target }, dir),
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
  });

  function onKeyDown(event: KeyboardEvent) {
    const row = rows[active.position];
    if (event.defaultPrevented || !row || active.isOutside(event.target) || isComposingKey(event.nativeEvent)) return;
    if (!(event.target instanceof Element) || event.target.closest('[data-mp-stop]')) {
      const step = stepFromAction(turned(event));
      if (step === null) return;
      event.preventDefault();
      return moveTo(active.position + step);
    }
    if (event.key === ' ' && typeAhead(' ')) return event.preventDefault();
    const command = pickCommand(turned(event), rowsAt(rows, row, active, choice.kind === 'many'));
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

  return { onKeyDown, onClick, onDoubleClick };
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

/** Search for the row that begins with the letters that were typed one soon after the other; -1 where none does. A space belongs to a word only where a row goes on like that. */
function useTypedLetters(now: () => number) {
  const typed = useRef(nothingTyped);
  return (letter: string, position: number, count: number, fits: (position: number, text: string) => boolean): number => {
    const nowMs = now();
    const find = (word: string) => findTyped(word, position, count, fits);
    if (letter === ' ') return typeSpace(typed, nowMs, find);
    typed.current = typeLetter(typed.current, letter, nowMs);
    return find(typed.current.text);
  };
}
