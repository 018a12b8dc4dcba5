import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { ListPanel } from '../option-list/index.ts';
import { PickerField } from '../picker-field/index.ts';
import { layOut, pathOf } from './treeRows.ts';
import type { TreeChosen } from './treeRows.ts';
import type { TreeSelectProps } from './types.ts';
import { useTreeList } from './useTreeList.ts';

/**
 * One node of a tree, in a field that opens. Right and Left open and close, Enter chooses, a search lists what it finds with
 * the way to it.
 */
export function TreeSelect({ value, onChange, nodes, state, chooses = 'any', ...field }: TreeSelectProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const tree = useMemo(() => layOut(nodes), [nodes]);
  const chosen = useMemo((): TreeChosen => ({ kind: 'one', id: value, chooses }), [value, chooses]);
  const items = useMemo(() => {
    if (value === null) return [];
    const row = tree.indexOf(value);
    return [row < 0 ? { identity: value, text: value, isUnknown: true } : { identity: value, text: pathOf(tree, row).join(' / ') }];
  }, [tree, value]);
  const { opens, onOpen, panel } = useTreeList({
    tree,
    chosen,
    state,
    startIds: useMemo(() => (value === null ? [] : [value]), [value]),
    onPick(row) {
      panel.list.close();
      const id = tree.idOf(row);
      if (id === value) return;
      onChange(id);
      // A field that had the focus all along is not read again.
      if (!panel.search) announcer.say(t`Selected ${{ name: pathOf(tree, row).join(' / ') }}`);
    },
  });
  const isNameLoading = state?.kind === 'loading' && items[0]?.isUnknown === true;
  return (
    <>
      <PickerField
        {...field}
        cardinality="one"
        items={items}
        names={{ kind: isNameLoading ? 'loading' : 'ready' }}
        opens={opens}
        onOpen={onOpen}
        onClear={field.isRequired ? undefined : () => onChange(null)}
      />
      {opens.isOpen && <ListPanel {...panel} label={field.label} />}
    </>
  );
}
