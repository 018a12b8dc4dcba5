import { useEffect, useState } from 'react';
import { useAnnounce, useEnvironment } from '../../engines/environment/index.ts';
import { shownChoices } from '../../engines/pick/index.ts';
import type { PickOutcome, PickRefusal } from '../../engines/pick/index.ts';
import type { ChosenBy } from '../../primitives/pick-tree/headless.ts';
import type { PickerSurfaceMessages } from './messageTypes.ts';
import { nameOf, showChoice } from './nodeWords.ts';
import type { PickerNode } from './types.ts';
import type { PickerSession } from './usePicker.ts';

/** Time an error stands out. @source forms §5 */
const ERROR_SHOWN_MS = 1000;

/** Something that stands against what was tried. */
export interface PickerNotice {
  readonly text: string;
  /** It has only just come up, and stands out. */
  readonly isLoud: boolean;
}

/** Options of `usePickerDraft`. */
export interface PickerDraftOptions {
  readonly session: PickerSession;
  readonly messages: PickerSurfaceMessages;
}

/**
 * Choices of an open picker, and everything that changes them; each change is announced with the new total. Call it in what is drawn
 * while the picker is open, and hand it on to the hooks of the parts in it.
 */
export function usePickerDraft({ session, messages }: PickerDraftOptions) {
  const { spec, store, state, text: textOf, confirm, chooseNow } = session;
  const announce = useAnnounce();
  const [notice, setNotice] = useNotice();
  const chosen = shownChoices(state);
  const isSingle = spec.policy.cardinality === 'one';
  const countNow = () => shownChoices(store.getSnapshot()).size;

  function warn(text: string) {
    setNotice({ text, isLoud: true });
    announce(text, 'assertive');
  }

  function refuse(refusal: PickRefusal) {
    if (refusal.reason === 'tooMany') warn(messages.tooMany(refusal.maximum));
    else if (refusal.reason === 'empty') warn(spec.emptyError ? textOf(spec.emptyError) : messages.empty);
    else if (refusal.reason === 'notAccepted') warn(messages.notAccepted);
    else if (refusal.reason === 'readOnly') warn(messages.readOnly);
  }

  function settle(outcome: PickOutcome<PickerNode>, sentence: () => string) {
    if (outcome.kind === 'refused') return refuse(outcome);
    setNotice(null);
    announce(sentence());
  }

  function turnOver(node: PickerNode) {
    const before = countNow();
    const outcome = store.send(isSingle ? { kind: 'choose', nodes: [node] } : { kind: 'toggle', node });
    const name = nameOf(node, textOf);
    settle(outcome, () => {
      const count = countNow();
      if (isSingle) return messages.chosen(name);
      return count < before ? messages.deselected(name, count) : messages.selected(name, count);
    });
  }

  function addAll(nodes: readonly PickerNode[], by: ChosenBy) {
    const before = countNow();
    settle(store.send({ kind: 'choose', nodes }), () => {
      if (by === 'loaded') return messages.selectedLoaded(nodes.length);
      if (by === 'toEnd') return messages.selectedToEnd(nodes.length);
      const count = countNow();
      // A range is announced as it was drawn; of people named in a list, who was chosen before is not chosen anew.
      return messages.selectedMany(by === 'named' ? count - before : nodes.length, count);
    });
  }

  return {
    /** Choices by their identities, in the order of choosing. */
    chosen,
    /** Reason the last try was refused; null from the next change on. */
    notice,
    /** One thing can be chosen. */
    isSingle,
    /** The last clear can be taken back. */
    canUndo: state.kind === 'open' && state.draftCleared !== null,
    messages,
    /** Shows and announces a reason. */
    warn,
    /** Chooses nodes; a single one by `node` is turned over where several may be chosen. */
    choose: (nodes: readonly PickerNode[], by: ChosenBy) => {
      const [first] = nodes;
      if (by === 'node' && first) turnOver(first);
      else addAll(nodes, by);
    },
    /** Chooses and writes in one go: Enter in single mode, and surfaces that do not ask. */
    finish: (...nodes: readonly PickerNode[]) => {
      const refusal = chooseNow(nodes);
      if (refusal) refuse(refusal);
    },
    /** Chooses everybody below a node. */
    chooseBranch: (node: PickerNode, nodes: readonly PickerNode[]) => {
      const accepted = nodes.filter((each) => spec.policy.accepts(each));
      settle(store.send({ kind: 'choose', nodes: accepted }), () =>
        messages.selectedBranch(accepted.length, nameOf(node, textOf), countNow()),
      );
    },
    /** Takes one choice out, by its identity. */
    remove: (identity: string) => {
      const choice = chosen.get(identity);
      if (!choice) return;
      const shown = showChoice(spec, choice, textOf);
      const name = shown.isUnknown ? messages.unknown(shown.text) : shown.text;
      settle(store.send({ kind: 'remove', identities: [identity] }), () => messages.removed(name, countNow()));
    },
    clear: () => settle(store.send({ kind: 'clear' }), () => messages.cleared),
    undo: () => settle(store.send({ kind: 'undo' }), () => messages.restored(countNow())),
    /** Writes what is chosen and closes. */
    confirm: () => {
      const refusal = confirm();
      if (refusal) refuse(refusal);
      else if (countNow() === 0) announce(messages.nothing);
    },
  };
}

/** Functions of an open picker on what is chosen. */
export type PickerDraft = ReturnType<typeof usePickerDraft>;

/** A reason that stands out as it comes up, and is quiet after a while. */
function useNotice() {
  const { clock } = useEnvironment();
  const [notice, setNotice] = useState<PickerNotice | null>(null);
  useEffect(() => {
    if (!notice?.isLoud) return undefined;
    return clock.after(ERROR_SHOWN_MS, () => setNotice((now) => (now === notice ? { ...notice, isLoud: false } : now)));
  }, [clock, notice]);
  return [notice, setNotice] as const;
}
