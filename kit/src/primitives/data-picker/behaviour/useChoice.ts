import { useMemo, useState } from 'react';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import { nextPick, pickStart } from '../../../engines/pick/index.ts';
import type { PickAccess, PickEvent, PickOutcome, PickState } from '../../../engines/pick/index.ts';
import { choicesOfValue, holdsValue, policyOf, valueOfChoices } from './storedValues.ts';
import type { DataPickerProps } from '../types.ts';

type ChoiceAsk = Pick<DataPickerProps, 'spec' | 'value' | 'onChange'> & { readonly access: PickAccess };

/** Choices of a picker, open or closed. */
export interface DataChoice {
  readonly state: PickState<DataNode>;
  /** Outcome of the events, one after the other and all or nothing; a refusal has changed nothing. A new value is reported at once. */
  readonly send: (...events: readonly PickEvent<DataNode>[]) => PickOutcome<DataNode>;
}

/** The field's value as choices: the form's word always counts, and only what a person does is reported. */
export function useChoice({ spec, value, onChange, access }: ChoiceAsk): DataChoice {
  const policy = useMemo(() => policyOf(spec), [spec]);
  const [held, setState] = useState<PickState<DataNode>>(() => pickStart(choicesOfValue(policy, value)));
  let state = held;
  if (!holdsValue(state.confirmed, value)) {
    const outcome = nextPick(policy, state, { kind: 'given', choices: choicesOfValue(policy, value) });
    if (outcome.kind === 'done') setState((state = outcome.state));
  }

  function send(...events: readonly PickEvent<DataNode>[]): PickOutcome<DataNode> {
    let outcome: PickOutcome<DataNode> = { kind: 'done', state };
    for (const event of events) {
      outcome = nextPick(policy, outcome.state, event, access);
      if (outcome.kind === 'refused') return outcome;
    }
    const { confirmed } = outcome.state;
    setState(outcome.state);
    // Confirming nothing emits an empty value, also where nothing was chosen before. @source forms §4
    const isEmptyConfirm = events.at(-1)?.kind === 'confirm' && confirmed.size === 0;
    if (confirmed !== state.confirmed || isEmptyConfirm) {
      const nodes = [...confirmed.values()].flatMap((choice) => (choice.kind === 'node' ? [choice.node] : []));
      onChange(valueOfChoices(policy, confirmed, value), nodes);
    }
    return outcome;
  }

  return { state, send };
}
