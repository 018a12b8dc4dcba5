import { useMessages } from '../lingui/index.ts';
import { ListPanel } from '../option-list/index.ts';
import { PickerField } from '../picker-field/index.ts';
import { useTreeSelectState } from './headless.ts';
import { treeSelectMessages } from './messages.ts';
import type { TreeSelectProps } from './types.ts';

/**
 * One node of a tree, in a field that opens. Right and Left open and close, Enter chooses, a search lists what it finds with
 * the way to it.
 */
export function TreeSelect({ className, style, parts, ...options }: TreeSelectProps) {
  const { isOpen, field, panel } = useTreeSelectState({ ...options, messages: useMessages(treeSelectMessages) });
  return (
    <>
      <PickerField {...field} {...{ className, style, parts }} />
      {isOpen && <ListPanel {...panel} parts={parts} />}
    </>
  );
}
