import { msg } from '@lingui/core/macro';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { ofTypes } from './policies.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

export interface GroupFeeds extends PickerFeeds {
  /** Kinds of groups, and the groups below them. */
  readonly groups: NodeSource<PickerNode>;
}

/** Groups of people; only groups may be chosen, not the kinds they stand below. @source forms §2.5, §4 */
export function groupPicker({ groups, ...feeds }: GroupFeeds, options: PickerOptions = {}): PickerSpec {
  return inOwnLook(options, {
    ...feeds,
    name: 'group',
    title: msg`Group selection`,
    placeholder: msg`Choose a group`,
    policy: ofTypes({ ...options, types: ['group'] }),
    refusal: ({ type }) => (type === 'group' ? null : words.onlyGroups),
    body: { kind: 'panes', tabs: [{ id: 'groups', label: words.group, source: groups, shape: 'tree' }] },
    look: { surface: 'dialog', widthPx: 800 },
    search: { by: 'typing', placeholder: words.byName },
  });
}
