import { msg } from '@lingui/core/macro';
import { add, paste, duplicate } from './adding.ts';
import { move, step } from './moving.ts';
import { remove, restore } from './removing.ts';
import { set, setMany, turn, key } from './setting.ts';
import { mergeCell, splitCell, withWholeCells } from './cells.ts';
import { addItem, wrap, unwrap } from './layouts.ts';
import { changeList } from './listEdits.ts';
import type { Command, CommandContext, DesignState, Outcome } from './types.ts';

/** Edits by which cells and rows of a grid come, go or move. */
const OF_CELLS: ReadonlySet<Command['do']> = new Set(['move', 'step', 'remove', 'addItem', 'duplicate', 'paste', 'unwrap']);

/** Outcome of an edit. Pure: a refused one gives its reason and changes nothing. */
export function applied(state: DesignState, command: Command, given: CommandContext): Outcome {
  const outcome = edited(state, command, given);
  if ('refused' in outcome || !OF_CELLS.has(command.do)) return outcome;
  const { document } = outcome;
  const tree = withWholeCells(state.document.tree, document.tree);
  return tree === document.tree ? outcome : { ...outcome, document: { ...document, tree } };
}

function edited(state: DesignState, command: Command, given: CommandContext): Outcome {
  // A key of this session is not given again, also where its field was taken back.
  const context = { ...given, reservedKeys: new Set([...given.reservedKeys, `Field${state.lastNumber}`]) };
  switch (command.do) {
    case 'add':
      return add(state, [{ kind: command.kind, label: command.label }], command.at, context);
    case 'addMany':
      return add(state, command.fields, command.at, context);
    case 'move':
      return move(state, command.ids, command.at);
    case 'step':
      return step(state, command.ids, command.way);
    case 'remove':
      return remove(state, command.ids, command.uses, context);
    case 'restore':
      return restore(state, command.key, context);
    case 'set':
      return set(state, command);
    case 'setMany':
      return setMany(state, command);
    case 'turn':
      return turn(state, command.id, command.into, context);
    case 'key':
      return key(state, command.id, command.key, context);
    case 'wrap':
      return wrap(state, command.ids, command.in, command.label, context);
    case 'unwrap':
      return unwrap(state, command.id);
    case 'addItem':
      return addItem(state, command, context);
    case 'mergeCell':
      return mergeCell(state, command.id, command.way);
    case 'splitCell':
      return splitCell(state, command.id);
    case 'duplicate':
      return duplicate(state, command.ids, context);
    case 'paste':
      return paste(state, command.clip.controls, command.at, context, msg`Pasted controls`);
    case 'list':
      return changeList(state, command.list, command.change);
    case 'replace':
      return { document: command.document, selected: [], message: command.message };
  }
}
