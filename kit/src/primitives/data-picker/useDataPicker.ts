import { useMemo, useState } from 'react';
import { filledParameters } from '../../engines/data-rows/index.ts';
import type { DataNode, DataRecord } from '../../engines/data-rows/index.ts';
import type { StoredNode } from '../../engines/node-source/index.ts';
import { canUndo } from '../../engines/pick/index.ts';
import type { Choice } from '../../engines/pick/index.ts';
import type { PickedItem, PickerFieldProps } from '../picker-field/index.ts';
import type { RelationCause } from '../relation-data/index.ts';
import { createHolder } from './holder.ts';
import type { DataPickerProps } from './types.ts';
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

/** State of a picker of rows. */
export interface DataPickerState {
  readonly state: DataChoice['state'];
  readonly act: DataChoice['send'];
  /** Throws the draft away and closes. */
  readonly cancel: () => void;
  /** Parameters with the values the form has now. */
  readonly parameters: readonly DataRecord[];
  readonly names: Names;
  /** Name of a choice. */
  readonly nameOf: (choice: Choice<DataNode>) => string;
  /** For the closed field. */
  readonly fieldProps: Pick<PickerFieldProps, 'items' | 'names' | 'cardinality' | 'onClear' | 'onUndo' | 'onRemove'>;
}

/** Behaviour of a picker of rows: what is chosen, its names, and what follows from it. */
export function useDataPicker(props: DataPickerProps): DataPickerState {
  const { spec, use = 'editable', nameOf } = props;
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
  );

  const isMany = spec.policy.cardinality === 'many';
  const takeOut = (identity: string) => void send({ kind: 'open' }, { kind: 'remove', identities: [identity] }, { kind: 'confirm' });

  return {
    state,
    act: send,
    cancel: () => void send({ kind: 'cancel' }),
    parameters,
    names,
    nameOf: (choice) => itemOf(choice, names, nameOf).text,
    fieldProps: {
      items,
      names: names.state,
      cardinality: spec.policy.cardinality,
      onClear: () => void send({ kind: 'clear' }),
      ...(canUndo(state) && { onUndo: () => void send({ kind: 'undo' }) }),
      ...(isMany && { onRemove: takeOut }),
    },
  };
}
