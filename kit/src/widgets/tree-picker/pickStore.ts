import { decodeValue, encodeValue, hasDraftChanges, nextPick, pickStart } from '../../engines/pick/index.ts';
import type { PickAccess, PickEvent, PickOutcome, PickState, StoredValue } from '../../engines/pick/index.ts';
import type { Picked, PickerNode, PickerSpec } from './types.ts';

/** Choices of a picker, shared by its field and its dialog. */
export interface PickStore {
  readonly getSnapshot: () => PickState<PickerNode>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Outcome of the event; a refused one changes nothing. */
  readonly send: (event: PickEvent<PickerNode>) => PickOutcome<PickerNode>;
  /** The form's value; our own coming back changes nothing. */
  readonly give: (value: StoredValue) => void;
  readonly allow: (access: PickAccess) => void;
  /** The value as it is stored. */
  readonly picked: () => Picked;
  /** True when confirming would change the value. */
  readonly isChanged: () => boolean;
}

/** A closed picker with a value. */
export function createPickStore({ policy }: Pick<PickerSpec, 'policy'>, value: StoredValue): PickStore {
  const listeners = new Set<() => void>();
  let state = pickStart(decodeValue(policy, value));
  let given = value;
  let access: PickAccess = 'editable';

  function send(event: PickEvent<PickerNode>): PickOutcome<PickerNode> {
    const outcome = nextPick(policy, state, event, access);
    if (outcome.kind === 'done' && outcome.state !== state) {
      ({ state } = outcome);
      for (const listener of listeners) listener();
    }
    return outcome;
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    give(next) {
      if (next === given) return;
      given = next;
      send({ kind: 'given', choices: decodeValue(policy, next) });
    },
    allow(next) {
      access = next;
    },
    picked() {
      const choices = [...state.confirmed.values()];
      return {
        value: encodeValue(policy, choices),
        nodes: choices.flatMap((choice) => (choice.kind === 'node' ? [choice.node] : [])),
      };
    },
    isChanged: () => hasDraftChanges(state),
  };
}
