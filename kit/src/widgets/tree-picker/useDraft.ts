import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shownChoices } from '../../engines/pick/index.ts';
import type { PickOutcome, PickRefusal } from '../../engines/pick/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import type { ChosenBy } from '../../primitives/pick-tree/index.ts';
import { nameOf, showChoice } from './nodeWords.ts';
import type { PickerNode } from './types.ts';
import type { PickerSession } from './usePicker.ts';
import { useText } from './useText.ts';

/** Something that stands against what was tried; `at` makes each one new. */
export interface Notice {
  readonly text: string;
  readonly at: number;
}

/** Choices of an open picker, and everything that changes them; each change is said with the new total. */
export function useDraft({ spec, store, state, confirm, chooseNow }: PickerSession) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const textOf = useText();
  const [notice, setNotice] = useState<Notice | null>(null);
  const draft = shownChoices(state);
  const isSingle = spec.policy.cardinality === 'one';
  const countNow = () => shownChoices(store.getSnapshot()).size;

  function warn(text: string) {
    setNotice((before) => ({ text, at: (before?.at ?? 0) + 1 }));
    announcer.say(text, 'assertive');
  }

  function refuse(refusal: PickRefusal) {
    if (refusal.reason === 'tooMany') warn(t`At most ${{ max: refusal.maximum }} can be chosen`);
    else if (refusal.reason === 'empty') warn(spec.emptyError ? textOf(spec.emptyError) : t`Choose something first`);
    else if (refusal.reason === 'notAccepted') warn(t`None of these can be chosen here`);
    else if (refusal.reason === 'readOnly') warn(t`This field can only be read`);
  }

  function settle(outcome: PickOutcome<PickerNode>, sentence: () => string) {
    if (outcome.kind === 'refused') return refuse(outcome);
    setNotice(null);
    announcer.say(sentence());
  }

  function turnOver(node: PickerNode) {
    const before = countNow();
    const outcome = store.send(isSingle ? { kind: 'choose', nodes: [node] } : { kind: 'toggle', node });
    const name = nameOf(node, textOf);
    settle(outcome, () => {
      const count = countNow();
      if (isSingle) return t`Selected ${{ name }}`;
      return count < before ? t`Deselected ${{ name }}, ${{ count }} in all` : t`Selected ${{ name }}, ${{ count }} in all`;
    });
  }

  function addAll(nodes: readonly PickerNode[], by: ChosenBy) {
    const before = countNow();
    settle(store.send({ kind: 'choose', nodes }), () => {
      const chosen = nodes.length;
      if (by === 'loaded') return t`Selected the ${{ chosen }} that are loaded`;
      if (by === 'toEnd') return t`Selected ${{ chosen }} (loaded part)`;
      const count = countNow();
      // A range is said as it was drawn; of people named in a list, who was chosen before is not chosen anew.
      return t`Selected ${{ chosen: by === 'named' ? count - before : chosen }}, ${{ count }} in all`;
    });
  }

  return {
    draft,
    notice,
    warn,
    isSingle,
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
    /** Everybody below a node. */
    chooseBranch: (node: PickerNode, nodes: readonly PickerNode[]) => {
      const accepted = nodes.filter((each) => spec.policy.accepts(each));
      const [name, chosen] = [nameOf(node, textOf), accepted.length];
      settle(
        store.send({ kind: 'choose', nodes: accepted }),
        () => t`Selected ${{ chosen }} of ${{ name }}, ${{ count: countNow() }} in all`,
      );
    },
    remove: (identity: string) => {
      const choice = draft.get(identity);
      if (!choice) return;
      const shown = showChoice(spec, choice, textOf);
      const name = shown.isUnknown ? t`Unknown (${{ id: shown.text }})` : shown.text;
      settle(store.send({ kind: 'remove', identities: [identity] }), () => {
        const left = countNow();
        return left === 0 ? t`Removed ${{ name }}, nothing left` : t`Removed ${{ name }}, ${{ left }} left`;
      });
    },
    clear: () => settle(store.send({ kind: 'clear' }), () => t`Cleared. Ctrl+Z brings it back.`),
    undo: () => settle(store.send({ kind: 'undo' }), () => t`Brought back, ${{ count: countNow() }} in all`),
    confirm: () => {
      const refusal = confirm();
      if (refusal) refuse(refusal);
      else if (countNow() === 0) announcer.say(t`Nothing chosen`);
    },
  };
}

/** Functions of a dialog on what is chosen. */
export type Draft = ReturnType<typeof useDraft>;
