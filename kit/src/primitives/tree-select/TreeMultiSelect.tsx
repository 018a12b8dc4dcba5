import { useMessages } from '../lingui/index.ts';
import { ListPanel } from '../option-list/index.ts';
import { PickerField } from '../picker-field/index.ts';
import { useTreeMultiSelectState } from './headless.ts';
import { treeMultiSelectMessages } from './messages.ts';
import type { TreeMultiSelectProps } from './types.ts';

/**
 * Several nodes of a tree, in a field that opens. A node with children shows what its leaves are, half included, and checks or
 * clears all of them; which of the checked nodes are stored is the strategy's.
 * @reading R-239
 */
export function TreeMultiSelect({ className, style, parts, ...options }: TreeMultiSelectProps) {
  const { isOpen, field, panel } = useTreeMultiSelectState({ ...options, messages: useMessages(treeMultiSelectMessages) });
  return (
    <>
      <PickerField {...field} {...{ className, style, parts }} />
      {isOpen && <ListPanel {...panel} parts={parts} />}
    </>
  );
}
