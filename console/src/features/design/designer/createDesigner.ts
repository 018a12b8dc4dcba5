import type { MessageDescriptor } from '@lingui/core';
import { next, refusal } from '../core/next.ts';
import type { Command, CommandContext, DesignState, HistoryCommand } from '../core/types.ts';
import { placedAt } from './placedAt.ts';
import type { PlacedAt } from './placedAt.ts';

/** A design being edited: its state, and the one way to change it. */
export interface Designer {
  readonly state: () => DesignState;
  /** @returns the end of the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Makes an edit, or a move in the history of edits, and says what was done, or why it was refused.
   * @returns true where it was made
   */
  readonly run: (command: Command | HistoryCommand) => boolean;
  /** Reason an edit would be refused; null where it would be made. */
  readonly refusal: (command: Command) => MessageDescriptor | null;
  /** True for a design that is only looked at: no edit is made, the selection and the part change. */
  readonly isReadOnly: boolean;
}

/** Parts of the world a designer needs. */
export interface DesignerPorts {
  readonly nowMs: () => number;
  readonly newId: CommandContext['newId'];
  /** Keys of the release there is now. */
  readonly releasedKeys: () => CommandContext['releasedKeys'];
  readonly reservedKeys: CommandContext['reservedKeys'];
  readonly firstWords?: () => CommandContext['firstWords'];
  /** Tells a person what was done, and where it stands now, what was taken back, or what is not done. */
  readonly say: (message: MessageDescriptor, kind: 'done' | 'removed' | 'undone' | 'refused', at?: PlacedAt) => void;
  readonly isReadOnly?: boolean;
}

const READING: ReadonlySet<string> = new Set(['select', 'part', 'saved']);
/** Settings say what they are by themselves: only other edits are spoken. */
const SILENT: ReadonlySet<string> = new Set(['select', 'part', 'saved', 'set', 'setMany']);
/** Edits that put controls somewhere. */
const PLACING: ReadonlySet<string> = new Set(['add', 'addMany', 'move', 'step', 'wrap', 'duplicate', 'paste', 'restore']);

/** A designer at the state a design was opened in. */
export function createDesigner(opened: DesignState, ports: DesignerPorts): Designer {
  const { isReadOnly = false, say } = ports;
  const listeners = new Set<() => void>();
  let state = opened;
  const context = (): CommandContext => ({
    nowMs: ports.nowMs(),
    newId: ports.newId,
    releasedKeys: ports.releasedKeys(),
    reservedKeys: ports.reservedKeys,
    firstWords: ports.firstWords?.(),
  });

  function told(before: DesignState, command: Command | HistoryCommand): void {
    if (SILENT.has(command.do)) return;
    const isUndone = command.do === 'undo' || (command.do === 'jump' && command.steps < 0);
    const step = isUndone ? before.past.at(command.do === 'jump' ? command.steps : -1) : state.past.at(-1);
    if (!step) return;
    const isRemoved = command.do === 'remove' || (command.do === 'list' && command.change.change === 'remove');
    const at = PLACING.has(command.do) ? placedAt(state.document.tree, state.selected) : null;
    say(step.message, isUndone ? 'undone' : isRemoved ? 'removed' : 'done', ...(at ? [at] : []));
  }

  return {
    isReadOnly,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refusal: (command) => refusal(state, command, context()),
    run: (command) => {
      if (isReadOnly && !READING.has(command.do)) return false;
      const before = state;
      state = next(before, command, context());
      if (state === before) {
        if (!READING.has(command.do) && command.do !== 'undo' && command.do !== 'redo' && command.do !== 'jump') {
          const reason = refusal(before, command as Command, context());
          if (reason) say(reason, 'refused');
        }
        return false;
      }
      told(before, command);
      for (const listener of listeners) listener();
      return true;
    },
  };
}
