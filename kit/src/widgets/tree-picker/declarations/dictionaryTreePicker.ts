import { msg } from '@lingui/core/macro';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

export interface DictionaryTreeFeeds extends PickerFeeds {
  /** Categories of the dictionary. `onAdd` opens the dictionary page in a dialog and resolves when that is closed. */
  readonly dictionary: NodeSource<PickerNode>;
}

/** A category of the dictionary in a tree below the field, and beside it a button to add one. @source forms §2.5 */
export function dictionaryTreePicker({ dictionary, onAdd, ...feeds }: DictionaryTreeFeeds, options: PickerOptions = {}): PickerSpec {
  const { cardinality = 'one', maximum } = options;
  return inOwnLook(options, {
    ...feeds,
    name: 'dictionaryTree',
    title: msg`Select dictionary`,
    placeholder: msg`Choose a dictionary`,
    policy: { cardinality, maximum, identity: 'id', onEmptyConfirm: 'clear', accepts: ({ isDisabled }) => !isDisabled },
    body: { kind: 'panes', tabs: [{ id: 'dictionary', label: msg`Dictionary categories`, source: dictionary, shape: 'tree' }] },
    look: { surface: 'popover', widthPx: 400 },
    search: { by: 'typing', placeholder: words.byNameOrCode },
    fieldText: 'pathOfOne',
    add: onAdd && { label: msg({ message: 'Add', context: 'dictionary' }), run: onAdd },
  });
}
