import { msg } from '@lingui/core/macro';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { ofTypes } from './policies.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

export interface ApproverFeeds extends PickerFeeds {
  /** The organisation down to its people. */
  readonly organization: NodeSource<PickerNode>;
}

export interface ApproverOptions extends Omit<PickerOptions, 'title'> {
  /** Name of what is missing when nothing is chosen. @defaultValue “approver” @source forms §5 */
  readonly title?: string;
}

/** Picker of who is to approve: only people may be chosen, and somebody has to be. @source forms §2.2, §5 */
export function approverPicker({ organization, ...feeds }: ApproverFeeds, options: ApproverOptions = {}): PickerSpec {
  const { title } = options;
  return inOwnLook(
    { widthPx: options.widthPx },
    {
      ...feeds,
      name: 'approver',
      title: title ? msg`Select ${{ title }}` : msg`Select approver`,
      placeholder: title ? msg`Choose ${{ title }}` : msg`Choose an approver`,
      policy: ofTypes({ ...options, types: ['user'], onEmptyConfirm: 'refuse' }),
      emptyError: title ? msg`Please select ${{ title }}` : msg`Please select approver`,
      refusal: ({ type }) => (type === 'user' ? null : words.onlyPeople),
      body: { kind: 'panes', tabs: [{ id: 'organization', label: words.structure, source: organization, shape: 'tree' }] },
      look: { surface: 'dialog', widthPx: 800 },
      search: { by: 'typing', placeholder: words.byNameOrNumber },
    },
  );
}
