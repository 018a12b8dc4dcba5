import { useMemo, useState } from 'react';
import { filledParameters } from '../../../engines/data-rows/index.ts';
import type { DataNode, DataRecord } from '../../../engines/data-rows/index.ts';
import type { StoredNode } from '../../../engines/node-source/index.ts';
import { canUndo, shownChoices } from '../../../engines/pick/index.ts';
import type { Choice } from '../../../engines/pick/index.ts';
import type { PickedItem, PickerFieldOptions } from '../../picker-field/headless.ts';
import type { RelationCause } from '../../relation-data/index.ts';
import { createHolder } from './holder.ts';
import type { DataPickerMessages } from '../messageTypes.ts';
import type { DataPickerProps, DataPickerSpec } from '../types.ts';
import { useChoice } from './useChoice.ts';
import type { DataChoice } from './useChoice.ts';
import { useNames } from './useNames.ts';
import type { Names } from './useNames.ts';
import { useRelated } from './useRelated.ts';

const ACCESS = { editable: 'editable', readOnly: 'readOnly', disabled: 'disabled' } as const;

/** Parameters with the values the form has now; the same list as long as the values are. */
function useParameters({ spec, valueOf }: Pick<DataPickerProps, 'spec' | 'valueOf'>): readonly DataRecord[] {
  const filled = filledParameters(spec.rows.templateJson, valueOf);
  const key = JSON.stringify(filled);
  // oxlint-disable-next-line react/exhaustive-deps -- the text stands for the list
  return useMemo(() => filled, [key]);
}

function itemOf(choice: Choice<DataNode>, names: Names, nameOf: DataPickerProps['nameOf']): PickedItem {
  const { identity } = choice;
  if (choice.kind === 'node') return { identity, text: choice.node.fullName };
  const known = names.of(identity);
  const text = known?.status === 'known' ? known.node.fullName : nameOf?.(identity);
  return text ? { identity, text } : { identity, text: identity, isUnknown: true };
}

/** Node of a choice whose row was chosen here. */
function chosenNode(choice: Choice<DataNode> | undefined): StoredNode<DataNode> | undefined {
  return choice?.kind === 'node' ? { status: 'known', id: choice.identity, node: choice.node } : undefined;
}

/** Options of `useDataPicker`. */
export interface DataPickerOptions extends Pick<DataPickerProps, 'spec' | 'value' | 'onChange' | 'use' | 'valueOf' | 'nameOf'> {
  readonly messages: DataPickerMessages;
}

/** Choices of an open picker in numbers and names, and the ways to change all of them. */
export interface DataPickerDraft {
  /** Number of chosen rows, over all pages. */
  readonly count: number;
  /** Name of the first of them; null where none is chosen. */
  readonly name: string | null;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
}

/** State of a picker of rows: the hooks of what it opens take it. */
export interface DataPickerState {
  readonly spec: DataPickerSpec;
  readonly messages: DataPickerMessages;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly state: DataChoice['state'];
  readonly act: DataChoice['send'];
  /** Throws the draft away and closes. */
  readonly cancel: () => void;
  /** Parameters with the values the form has now. */
  readonly parameters: readonly DataRecord[];
  readonly names: Names;
  readonly draft: DataPickerDraft;
  /** Options of `usePickerField` that follow from the choice. */
  readonly field: Pick<PickerFieldOptions, 'items' | 'names' | 'cardinality' | 'onClear' | 'onUndo' | 'onRemove'>;
}

/**
 * Behaviour of a picker of rows: what is chosen, its names, and what follows from it. Draw a field with
 * `usePickerField({ ...field, … })`; what it opens is `usePickRows` in a dialog of one's own, or `usePickPopover` under the field.
 * @source forms §2.6, §4
 */
export function useDataPicker(props: DataPickerOptions): DataPickerState {
  const { spec, use = 'editable', nameOf, messages } = props;
  const [cause] = useState(() => createHolder<RelationCause>('loaded'));
  const onChange: DataPickerProps['onChange'] = (value, nodes) => {
    cause.set('chosen');
    props.onChange(value, nodes);
  };
  const { state, send } = useChoice({ ...props, onChange, access: ACCESS[use] });
  const parameters = useParameters(props);
  const choices = [...state.confirmed.values()];
  const unnamed = choices.filter((choice) => choice.kind !== 'node' && !nameOf?.(choice.identity)).map(({ identity }) => identity);
  const looked = useNames(spec, unnamed, parameters);
  const names: Names = { ...looked, of: (id) => chosenNode(state.confirmed.get(id)) ?? looked.of(id) };
  const items = choices.map((choice) => itemOf(choice, names, nameOf));

  const [only] = spec.policy.cardinality === 'one' ? choices : [];
  const known = only && names.of(only.identity);
  useRelated(
    spec,
    {
      id: only?.identity ?? null,
      name: items[0]?.text ?? '',
      node: known?.status === 'known' ? known.node : undefined,
      isUnknown: known?.status === 'unknown' || known?.status === 'failed',
    },
    cause,
    messages,
  );

  const isMany = spec.policy.cardinality === 'many';
  const takeOut = (identity: string) => void send({ kind: 'open' }, { kind: 'remove', identities: [identity] }, { kind: 'confirm' });

  const drafted = shownChoices(state);
  const [first] = drafted.values();

  return {
    spec,
    messages,
    isOpen: state.kind === 'open',
    open: () => void send({ kind: 'open' }),
    state,
    act: send,
    cancel: () => void send({ kind: 'cancel' }),
    parameters,
    names,
    draft: {
      count: drafted.size,
      name: first ? itemOf(first, names, nameOf).text : null,
      clear: () => void send({ kind: 'clear' }),
      undo: () => void send({ kind: 'undo' }),
      canUndo: canUndo(state),
    },
    field: {
      items,
      names: names.state,
      cardinality: spec.policy.cardinality,
      onClear: () => void send({ kind: 'clear' }),
      ...(canUndo(state) && { onUndo: () => void send({ kind: 'undo' }) }),
      ...(isMany && { onRemove: takeOut }),
    },
  };
}
