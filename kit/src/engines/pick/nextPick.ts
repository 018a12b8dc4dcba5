import { choicesOf, isSameChoices, withChosen, without } from './choices.ts';
import { identityOf } from './identity.ts';
import { withNodes } from './storedValue.ts';
import type { PickAccess, PickEvent, PickOutcome, PickRefusal, PickState } from './state.ts';
import type { Choice, Choices, PickNode, SelectionPolicy } from './types.ts';

type Open<N extends PickNode> = Extract<PickState<N>, { kind: 'open' }>;
/** Events that change a draft, and nothing else. */
type DraftEvent<N extends PickNode> = Extract<PickEvent<N>, { kind: 'choose' | 'toggle' | 'remove' }>;

const done = <N extends PickNode>(state: PickState<N>): PickOutcome<N> => ({ kind: 'done', state });
const refused = (reason: Exclude<PickRefusal['reason'], 'notAccepted' | 'onlyOne' | 'tooMany'>): PickRefusal => ({
  kind: 'refused',
  reason,
});

/** A new draft. What was cleared stays to be brought back only as long as nothing else was done. */
function withDraft<N extends PickNode>(state: Open<N>, draft: Choices<N>, draftCleared: Choices<N> | null): PickState<N> {
  return draft === state.draft && draftCleared === state.draftCleared ? state : { ...state, draft, draftCleared };
}

/** Closed with a new value. Emptying it can be undone; putting another value in its place ends that. */
function closedWith<N extends PickNode>({ confirmed, cleared }: PickState<N>, value: Choices<N>): PickState<N> {
  if (isSameChoices(confirmed, value)) return { kind: 'closed', confirmed, cleared };
  return { kind: 'closed', confirmed: value, cleared: value.size === 0 ? confirmed : null };
}

function changeDraft<N extends PickNode>(policy: SelectionPolicy<N>, state: Open<N>, event: DraftEvent<N>): PickOutcome<N> {
  const { draft } = state;
  const keep = (changed: Choices<N>) => done(withDraft(state, changed, changed === draft ? state.draftCleared : null));
  if (event.kind === 'remove') return keep(without(draft, event.identities));
  if (event.kind === 'toggle') {
    const identity = identityOf(policy, event.node);
    if (draft.has(identity)) return keep(without(draft, [identity]));
  }
  const outcome = withChosen(policy, draft, event.kind === 'toggle' ? [event.node] : event.nodes);
  return outcome.kind === 'chosen' ? keep(outcome.choices) : outcome;
}

function clear<N extends PickNode>(state: PickState<N>): PickState<N> {
  if (state.kind === 'closed') return state.confirmed.size === 0 ? state : closedWith(state, new Map());
  return state.draft.size === 0 ? state : withDraft(state, new Map(), state.draft);
}

function undo<N extends PickNode>(state: PickState<N>): PickOutcome<N> {
  if (state.kind === 'open') {
    return state.draftCleared ? done(withDraft(state, state.draftCleared, null)) : refused('nothingToUndo');
  }
  return state.cleared ? done({ kind: 'closed', confirmed: state.cleared, cleared: null }) : refused('nothingToUndo');
}

/** The form's value. What is known of a stored choice stays known, so that our own value may come back unread. */
function given<N extends PickNode>(state: PickState<N>, list: readonly Choice<N>[]): PickState<N> {
  const earlier = [...state.confirmed.values(), ...(state.kind === 'open' ? state.draft.values() : [])].filter(
    (choice) => choice.kind === 'node',
  );
  const known = new Map(earlier.map((choice) => [keyOf(choice), choice]));
  const confirmed = choicesOf(list.map((choice) => (choice.kind === 'node' ? choice : (known.get(keyOf(choice)) ?? choice))));
  if (!isSameChoices(state.confirmed, confirmed)) return { ...state, confirmed, cleared: null };
  return isKnownAlike(state.confirmed, confirmed) ? state : { ...state, confirmed };
}

const keyOf = <N extends PickNode>({ stored }: Choice<N>): string => JSON.stringify(stored);

/** True when equal choices are also written alike and stand for the same nodes. */
function isKnownAlike<N extends PickNode>(one: Choices<N>, other: Choices<N>): boolean {
  const meaning = (choice: Choice<N>) => (choice.kind === 'node' ? choice.node : choice.kind);
  return [...one].every(([identity, choice]) => {
    const twin = other.get(identity);
    return twin !== undefined && meaning(choice) === meaning(twin) && keyOf(choice) === keyOf(twin);
  });
}

function resolved<N extends PickNode>(policy: SelectionPolicy<N>, state: PickState<N>, nodes: readonly N[]): PickState<N> {
  let isChanged = false;
  const known = (choices: Choices<N>) => {
    const changed = withNodes(policy, choices, nodes);
    isChanged ||= changed !== choices;
    return changed;
  };
  const held = { confirmed: known(state.confirmed), cleared: state.cleared && known(state.cleared) };
  const next: PickState<N> =
    state.kind === 'closed'
      ? { kind: 'closed', ...held }
      : { kind: 'open', ...held, draft: known(state.draft), draftCleared: state.draftCleared && known(state.draftCleared) };
  return isChanged ? next : state;
}

/** Read-only lets a person open and leave, disabled only leave; what the form and the feeds say always counts. */
function accessRefusal<N extends PickNode>(access: PickAccess, { kind }: PickEvent<N>): PickRefusal | null {
  if (access === 'editable' || kind === 'cancel' || kind === 'given' || kind === 'resolved') return null;
  return access === 'readOnly' && kind === 'open' ? null : refused(access);
}

/**
 * A picker after an event: the new state (the same object when nothing changed), or why it was refused.
 * Nothing but `confirm`, and `clear` and `undo` while closed, and the form itself changes the value.
 * @source forms §2.1–2.6, §4
 */
export function nextPick<N extends PickNode>(
  policy: SelectionPolicy<N>,
  state: PickState<N>,
  event: PickEvent<N>,
  access: PickAccess = 'editable',
): PickOutcome<N> {
  const refusal = accessRefusal(access, event);
  if (refusal) return refusal;
  switch (event.kind) {
    case 'given':
      return done(given(state, event.choices));
    case 'resolved':
      return done(resolved(policy, state, event.nodes));
    case 'open':
      return done(state.kind === 'open' ? state : { ...state, kind: 'open', draft: state.confirmed, draftCleared: null });
    case 'cancel':
      return done(state.kind === 'closed' ? state : closedWith(state, state.confirmed));
    case 'clear':
      return done(clear(state));
    case 'undo':
      return undo(state);
    case 'confirm':
      if (state.kind === 'closed') return refused('closed');
      if (state.draft.size === 0 && policy.onEmptyConfirm === 'refuse') return refused('empty');
      return done(closedWith(state, state.draft));
    default:
      return state.kind === 'open' ? changeDraft(policy, state, event) : refused('closed');
  }
}
