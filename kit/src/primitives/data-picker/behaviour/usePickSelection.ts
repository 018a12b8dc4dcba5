import { useCallback, useMemo } from 'react';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import { shownChoices } from '../../../engines/pick/index.ts';
import type { PickEvent } from '../../../engines/pick/index.ts';
import { isSelected, selectOnly } from '../../../engines/selection/index.ts';
import type { Selection } from '../../../engines/selection/index.ts';
import type { TableSelection } from '../../data-table/headless.ts';
import type { DataPickerState } from './useDataPicker.ts';

/**
 * The choice as the selection of the rows on the screen: what was chosen on other pages is neither shown nor lost.
 * @source forms §4
 */
export function usePickSelection(
  { spec: { policy }, state, act, messages }: DataPickerState,
  nodes: readonly DataNode[],
): TableSelection<DataNode> {
  const chosen = shownChoices(state);
  const value = useMemo(() => selectOnly(nodes.filter(({ id }) => chosen.has(id)).map(({ id }) => id)), [nodes, chosen]);
  const { withoutValue } = messages;
  const canSelect = useCallback(({ fault }: DataNode) => (fault === null ? null : withoutValue), [withoutValue]);

  function change(selection: Selection) {
    const changed = nodes.filter(({ id, fault }) => fault === null && isSelected(selection, id) !== chosen.has(id));
    const added = changed.filter(({ id }) => !chosen.has(id));
    const removed = changed.filter(({ id }) => chosen.has(id));
    const events: PickEvent<DataNode>[] = [];
    if (removed.length > 0 && policy.cardinality === 'many') events.push({ kind: 'remove', identities: removed.map(({ id }) => id) });
    if (added.length > 0) events.push({ kind: 'choose', nodes: added });
    if (events.length > 0) act(...events);
  }

  return {
    value,
    onChange: change,
    onConfirm: (node) => void act({ kind: 'choose', nodes: [node] }, { kind: 'confirm' }),
    mode: policy.cardinality,
    isByRow: true,
    canSelect,
    total: nodes.length,
    elsewhere: chosen.size - value.except.size,
  };
}
