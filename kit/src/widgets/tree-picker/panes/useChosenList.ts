import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Choice } from '../../../engines/pick/index.ts';
import { mergeProps, refOf } from '../../../engines/prop-getters/index.ts';
import type { PickedListData, PickedRow } from '../../../primitives/picked-list/headless.ts';
import { showChoice } from '../nodeWords.ts';
import type { PickerNode } from '../types.ts';
import type { PickerSession } from '../usePicker.ts';
import type { PickerDraft } from '../usePickerDraft.ts';
import { useSounds } from './useSounds.ts';

type PickedChoice = Choice<PickerNode>;

const identityOf = ({ identity }: PickedChoice) => identity;
/** From here on the list has a search box of its own. */
const LONG_LIST = 10;

/** Options of `useChosenList`. */
export interface ChosenListOptions {
  readonly session: PickerSession;
  readonly draft: PickerDraft;
  /** Content before the name of a choice; null for what is stored and not known. Stable. */
  readonly lead?: (node: PickerNode | null) => ReactNode;
}

/**
 * Behaviour of the pane of what is chosen so far: a row each, in the order of choosing; taken out one by one or all at once, and
 * brought back. Draw the rows with `usePickedList({ ...list, … })`.
 */
export function useChosenList({ session, draft, lead }: ChosenListOptions) {
  const { chosen, clear, messages } = draft;
  const headingRef = useRef<HTMLElement>(null);
  const [keyword, setKeyword] = useState('');
  const choices = useMemo(() => [...chosen.values()], [chosen]);
  const found = useFound(session, choices, keyword);
  const show = useShow(session, draft, choices, lead);
  const isEmpty = choices.length === 0;
  const list: PickedListData<PickedChoice> = {
    label: messages.chosenList,
    items: found,
    identityOf,
    show,
    onRemove: draft.remove,
    headingRef,
  };
  return {
    count: choices.length,
    isEmpty,
    /** Word the list is searched for; empty without a search. */
    keyword,
    /** The search box over the list: options of `useSearchField`; null where the list is short. */
    search:
      choices.length > LONG_LIST || keyword !== ''
        ? { label: messages.searchChosen, placeholder: messages.searchChosen, value: keyword, onChange: setKeyword }
        : null,
    /** Choices as a list: options of `usePickedList`. */
    list,
    /** Attributes of the heading: it takes the keyboard when the last choice is taken out. */
    getHeadingProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: refOf(headingRef), tabIndex: -1 } as const, own),
    /** Attributes of the `button` that takes out all; it stays and keeps the keyboard when nothing is left. */
    getClearProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ type: 'button', 'aria-disabled': isEmpty || undefined, onClick: () => void (!isEmpty && clear()) } as const, own),
  };
}

/** Look of choices; namesakes are told apart by their numbers. */
function useShow(
  { spec, text: textOf, names }: PickerSession,
  { messages }: PickerDraft,
  choices: readonly PickedChoice[],
  lead: ChosenListOptions['lead'],
): (choice: PickedChoice) => PickedRow {
  const namesakes = useMemo(() => {
    const known = new Map<string, number>();
    for (const choice of choices) if (choice.kind === 'node') known.set(choice.node.fullName, (known.get(choice.node.fullName) ?? 0) + 1);
    return known;
  }, [choices]);
  return useCallback(
    (choice) => {
      const { text, note, isUnknown, node } = showChoice(spec, choice, textOf);
      if (isUnknown) return { text: names.kind === 'loading' ? messages.loading : messages.unknown(text), lead: lead?.(null) };
      const code = (namesakes.get(text) ?? 0) > 1 && node?.code ? ` · ${node.code}` : '';
      return { text, note: `${note ?? ''}${code}` || undefined, lead: node && lead?.(node) };
    },
    [spec, names.kind, namesakes, textOf, messages, lead],
  );
}

/** The choices whose names hold the keyword, or sound like it. */
function useFound({ spec, text: textOf }: PickerSession, choices: readonly PickedChoice[], keyword: string): readonly PickedChoice[] {
  const sounds = useSounds();
  return useMemo(() => {
    const wanted = keyword.trim();
    if (wanted === '') return choices;
    return choices.filter((choice) => {
      const { text, note } = showChoice(spec, choice, textOf);
      return sounds.find(text, wanted) ?? note?.includes(wanted);
    });
  }, [choices, keyword, sounds, spec, textOf]);
}
