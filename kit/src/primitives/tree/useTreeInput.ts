import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { expandSiblings, isExpanded, openIds as writtenOut, withExpanded } from '../../engines/row-core/index.ts';
import { findTyped, isLetter, nothingTyped, typeLetter, typeSpace } from '../../engines/type-ahead/index.ts';
import { treeCommand } from './treeKeys.ts';
import type { TreeNode } from './types.ts';
import type { TreeRows } from './useTreeRows.ts';

/** Handlers of keys and presses, for the element that scrolls: rows have none of their own. */
export function useTreeInput<N>(rows: TreeRows<N>, onSelect: ((id: string, record: N) => void) | undefined) {
  const { tree, shown, view, openIds, setOpenIds, checks, active } = rows;
  const { clock, dir } = useEnvironment();
  const typed = useRef(nothingTyped);

  function choose(position: number) {
    const row = view.at(position);
    const { id, disabledReason } = shown(row);
    if (checks) checks.toggle(row);
    else if (!disabledReason) onSelect?.(id, tree.record(row));
  }
  const isOpen = (position: number) => isExpanded(tree, view.at(position), openIds);
  const setOpen = (position: number, shouldOpen: boolean) =>
    setOpenIds(withExpanded(writtenOut(tree, openIds), tree.idOf(view.at(position)), shouldOpen));

  function onKeyDown(event: KeyboardEvent) {
    const { position, scroller } = active;
    if (event.defaultPrevented || isComposingKey(event.nativeEvent) || active.isOutside(event.target) || view.count === 0) return;
    const inWord = event.key === ' ' ? typeSpace(typed, clock.now(), findWord) : -1;
    if (inWord >= 0) {
      event.preventDefault();
      return active.moveTo(inWord);
    }
    const row = view.at(position);
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    const command = treeCommand(
      { key: arrowOf(event, dir), ctrlKey, metaKey, shiftKey, altKey },
      {
        position,
        count: view.count,
        rowsInView: scroller.rowsInView(),
        parentPosition: view.positionOf(tree.parent(row)),
        isExpanded: tree.hasChildren(row) ? isOpen(position) : null,
        hasChecks: Boolean(checks),
      },
    );
    if (command) {
      event.preventDefault();
      // A key that does something ends the word: a space after it chooses.
      typed.current = nothingTyped;
    }
    switch (command?.does) {
      case 'move':
        return active.moveTo(command.to);
      case 'checkTo':
        active.moveTo(command.to);
        return checks?.check([row, view.at(command.to)]);
      case 'checkAll':
        return checks?.check(rootsOf(tree.size, tree.subtreeEnd));
      case 'expand':
      case 'collapse':
        return setOpen(position, command.does === 'expand');
      case 'expandSiblings':
        return setOpenIds(expandSiblings(tree, row, writtenOut(tree, openIds)));
      case 'select':
        return choose(position);
    }
    if (isLetter(event)) typeAhead(event.key);
  }

  const findWord = (word: string) =>
    findTyped(word, active.position, view.count, (position, text) => words(shown(view.at(position))).some((one) => one.startsWith(text)));

  function typeAhead(letter: string) {
    typed.current = typeLetter(typed.current, letter, clock.now());
    const to = findWord(typed.current.text);
    if (to >= 0) active.moveTo(to);
  }

  function onClick({ target }: MouseEvent) {
    const position = active.positionOf(target);
    if (position < 0) return;
    if (isToggle(target)) setOpen(position, !isOpen(position));
    else choose(position);
  }

  /** The first press chooses the node, the second opens or closes it, as in a file manager. Checks are turned over instead. */
  function onDoubleClick({ target }: MouseEvent) {
    const position = active.positionOf(target);
    if (checks || position < 0 || !tree.hasChildren(view.at(position))) return;
    if (!isToggle(target)) setOpen(position, !isOpen(position));
  }

  return { onKeyDown, onClick, onDoubleClick };
}

const isToggle = (target: EventTarget) => target instanceof Element && target.closest('[data-mp-toggle]') !== null;

const words = ({ label, keywords }: TreeNode<unknown>) => [label, ...(keywords?.split(' ') ?? [])].map((word) => word.toLowerCase());

function rootsOf(size: number, subtreeEnd: (row: number) => number): number[] {
  const roots: number[] = [];
  for (let row = 0; row < size; row = subtreeEnd(row)) roots.push(row);
  return roots;
}
