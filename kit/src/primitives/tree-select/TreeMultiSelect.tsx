import { ListPanel } from '../option-list/index.ts';
import { PickerField } from '../picker-field/index.ts';
import type { TreeMultiSelectProps } from './types.ts';
import { useTreeChecks } from './useTreeChecks.ts';
import { useTreeList } from './useTreeList.ts';

/**
 * Several nodes of a tree, in a field that opens. A node with children shows what its leaves are, half included, and checks or
 * clears all of them; which of the checked nodes are stored is the strategy's.
 * @reading R-239
 */
export function TreeMultiSelect({ value, onChange, nodes, state, strategy = 'leaves', ...field }: TreeMultiSelectProps) {
  const checks = useTreeChecks({ value, onChange, nodes, strategy });
  const { opens, onOpen, panel } = useTreeList({
    tree: checks.tree,
    chosen: checks.chosen,
    state,
    startIds: checks.known,
    onPick: checks.toggle,
    onPickAll: (rows) => checks.toggleAll(rows),
  });
  const isNameLoading = state?.kind === 'loading' && checks.known.length < value.length;
  return (
    <>
      <PickerField
        {...field}
        cardinality="many"
        items={checks.items}
        names={{ kind: isNameLoading ? 'loading' : 'ready' }}
        opens={opens}
        onOpen={onOpen}
        onRemove={(id) => checks.remove(id)}
        onClear={() => checks.clear()}
        onUndo={() => checks.undo()}
      />
      {opens.isOpen && <ListPanel {...panel} label={field.label} />}
    </>
  );
}
