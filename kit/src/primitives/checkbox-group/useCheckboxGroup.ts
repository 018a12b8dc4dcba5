import { useId, useMemo, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { createKeptViews, useHeld, useSteady } from '../../engines/prop-getters/index.ts';
import { useChoiceGroup } from '../choice-box/headless.ts';
import type { Choice, ChoiceView } from '../choice-box/headless.ts';
import { allState, withAllPressed, withChecked } from './checkedIds.ts';
import type { CheckboxGroupOptions } from './types.ts';

const NONE: readonly string[] = [];
/** Slot of the box over the others; theirs are from 0. */
const ALL = -1;

/**
 * Several of a few things that are all in sight: draw `choices`, and `all` over them, with the parts of `headless/choice-box` within
 * `getGroupProps()`. Native checkboxes, each a stop of the Tab key.
 */
export function useCheckboxGroup(options: CheckboxGroupOptions) {
  const { options: given, state, use, error, hasSelectAll = false, messages } = options;
  const announce = useAnnounce();
  const id = useId();
  const [value, change] = useHeld<readonly string[]>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? NONE,
    onChange: options.onChange,
  });
  const strangers =
    state?.kind === 'loading'
      ? []
      : value.filter((one) => !given.some((option) => option.id === one)).map((one) => ({ id: one, label: messages.unknown(one) }));
  const nameOf = (one: string) => given.find((option) => option.id === one)?.label ?? messages.unknown(one);
  const group = useChoiceGroup({ ...options, role: 'group', chosenText: messages.names(value.map(nameOf)) });

  const check = useSteady(({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const one = currentTarget.dataset['mpChoice'];
    if (one !== undefined) change(withChecked(given, value, [one], currentTarget.checked));
  });
  const checkAll = useSteady(() => {
    const next = withAllPressed(given, value);
    change(next);
    announce(messages.selected(next.length));
  });
  const [kept] = useState(() => createKeptViews<ChoiceView>());
  const viewOf = (choice: Choice, at: number, more: Pick<ChoiceView, 'isChosen' | 'isHalf' | 'onChange'>) =>
    kept.keep(at + 1, {
      choice,
      id: `${id}-${at + 1}`,
      type: 'checkbox',
      name: undefined,
      isDisabled: use === 'disabled' || choice.disabledReason !== undefined,
      isInvalid: Boolean(error) && at !== ALL,
      description: choice.disabledReason ?? choice.description,
      ...more,
    });
  const allNow = allState(given, value);
  const { selectAll } = messages;
  const all = useMemo<Choice>(() => ({ id: '', label: selectAll }), [selectAll]);

  return {
    ...group,
    /** Ids of the chosen options. */
    value,
    /** View of the box over the others; null where there is none. */
    all:
      hasSelectAll && given.length > 0
        ? viewOf(all, ALL, { isChosen: allNow === 'all', isHalf: allNow === 'some', onChange: checkAll })
        : null,
    /** Views of the chosen ids no option has, then of the options, in order. */
    choices: [...strangers, ...given].map((choice, at) =>
      viewOf(choice, at, { isChosen: value.includes(choice.id), isHalf: undefined, onChange: check }),
    ),
  };
}
