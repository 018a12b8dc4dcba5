import type { MessageDescriptor } from '@lingui/core';
import { createNodeIds, nextKeyNumber, withListsFollowing } from '@milepost/openapi/domains/design';
import type { DesignDocument } from '@milepost/openapi/domains/design';
import { applied } from './apply.ts';
import type { Command, CommandContext, DesignState, DesignStep, HistoryCommand } from './types.ts';

/** Steps that can be taken back. */
export const MOST_STEPS = 500;
/** Time within which edits of one setting are one step. */
export const MERGE_MS = 1000;

/** State of a design that was opened. */
export const openedState = (document: DesignDocument, base: DesignState['base']): DesignState => ({
  document,
  part: 'form',
  selected: [],
  past: [],
  future: [],
  lastNumber: nextKeyNumber(document) - 1,
  base,
});

const stepFrom = (
  { document, selected, part }: DesignState,
  message: MessageDescriptor,
  mergeKey: string | null,
  atMs: number,
): DesignStep => ({
  document,
  selected,
  part,
  message,
  mergeKey,
  atMs,
});
const restored = (state: DesignState, { document, selected, part }: DesignStep): DesignState => ({ ...state, document, selected, part });

function undone(state: DesignState): DesignState {
  const step = state.past.at(-1);
  if (!step) return state;
  const back = stepFrom(state, step.message, null, step.atMs);
  return { ...restored(state, step), past: state.past.slice(0, -1), future: [back, ...state.future] };
}
function redone(state: DesignState): DesignState {
  const [step, ...future] = state.future;
  if (!step) return state;
  const back = stepFrom(state, step.message, null, step.atMs);
  return { ...restored(state, step), past: [...state.past, back], future };
}

const MOVES: ReadonlySet<string> = new Set(['undo', 'redo', 'jump', 'select', 'part', 'saved']);
const isMove = (command: Command | HistoryCommand): command is HistoryCommand => MOVES.has(command.do);

function movedIn(state: DesignState, command: HistoryCommand): DesignState {
  switch (command.do) {
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'jump': {
      let next = state;
      for (let left = Math.abs(command.steps); left > 0; left -= 1) next = command.steps < 0 ? undone(next) : redone(next);
      return next;
    }
    case 'select':
      return { ...state, selected: command.ids.filter((id) => state.document.tree.nodes.has(id)) };
    case 'part':
      return state.part === command.part ? state : { ...state, part: command.part };
    case 'saved':
      return { ...state, base: command.base };
  }
}

/** Reason an edit cannot be made; null where it can. One truth for the canvas, the palette, menus and dragging. */
export function refusal(state: DesignState, command: Command, context?: Partial<CommandContext>): MessageDescriptor | null {
  const outcome = applied(state, command, { nowMs: 0, newId: createTrialIds(), releasedKeys: NONE, reservedKeys: NONE, ...context });
  return 'refused' in outcome ? outcome.refused : null;
}
const NONE: ReadonlySet<string> = new Set();
/** Ids of nodes that are only tried. */
const createTrialIds = () => {
  const next = createNodeIds();
  return () => `trial ${next()}`;
};

/**
 * The design after an edit of its form, with what its lists repeat of it. Lists follow from where the step began, so that a label that is
 * typed through the one a column has been given does not take that one along.
 */
function withListsOf(begin: DesignDocument, before: DesignDocument, after: DesignDocument): DesignDocument {
  if (after.tree === before.tree) return after;
  const isListEdited = after.list !== before.list || after.appList !== before.appList;
  return withListsFollowing(isListEdited ? before : begin, isListEdited ? after : { ...after, list: begin.list, appList: begin.appList });
}

/**
 * State after a command. Pure: a refused edit gives the same state, `refusal` says why. Edits of one setting within a second are
 * one step. @source designer §6.2, §6.4
 */
export function next(state: DesignState, command: Command | HistoryCommand, context: CommandContext): DesignState {
  if (isMove(command)) return movedIn(state, command);
  const outcome = applied(state, command, context);
  if ('refused' in outcome) return state;
  const { message, mergeKey = null } = outcome;
  // The same choice stays the same one: what shows it has nothing to draw.
  const selected = outcome.selected.join() === state.selected.join() ? state.selected : outcome.selected;
  if (outcome.document === state.document) return state;
  const last = state.past.at(-1);
  const isMerged = mergeKey !== null && last?.mergeKey === mergeKey && context.nowMs - last.atMs < MERGE_MS && state.future.length === 0;
  const document =
    command.do === 'replace' ? outcome.document : withListsOf(isMerged ? last.document : state.document, state.document, outcome.document);
  const past = isMerged
    ? [...state.past.slice(0, -1), { ...last, atMs: context.nowMs, message }]
    : [...state.past, stepFrom(state, message, mergeKey, context.nowMs)].slice(-MOST_STEPS);
  const lastNumber = Math.max(state.lastNumber, nextKeyNumber(document) - 1);
  return { ...state, document, selected, past, future: [], lastNumber };
}
