import { msg } from '@lingui/core/macro';
import { fromTree } from '../../../engines/node-source/index.ts';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { CURRENT_USER, currentUser, ofTypes } from './policies.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

export interface UserFeeds extends PickerFeeds {
  /** The organisation down to its people; a keyword gives a paged list of people. */
  readonly all: NodeSource<PickerNode>;
  readonly currentOrganization: NodeSource<PickerNode>;
  readonly subordinates: NodeSource<PickerNode>;
}

/** People from everywhere, the present organisation, one's subordinates, and the current user; Enter searches. @source forms §2.4, §4 */
export function userPicker(feeds: UserFeeds, options: PickerOptions = {}): PickerSpec {
  const { all, currentOrganization, subordinates, departmentMembers: whole, ...others } = feeds;
  return inOwnLook(options, {
    ...others,
    name: 'user',
    title: msg`Select user`,
    placeholder: msg`Choose a user`,
    policy: ofTypes({ ...options, types: ['user'], variables: [CURRENT_USER] }),
    variables: [currentUser],
    refusal: ({ type }) => (type === 'user' || type === 'variable' ? null : words.onlyPeople),
    body: {
      kind: 'panes',
      tabs: [
        { id: 'all', label: msg`All data`, source: all, shape: 'tree', departmentMembers: whole },
        { id: 'current', label: msg`Current organisation`, source: currentOrganization, shape: 'tree', departmentMembers: whole },
        { id: 'subordinates', label: msg`My subordinates`, source: subordinates, shape: 'list' },
        { id: 'variables', label: msg`System variables`, source: fromTree([currentUser]), shape: 'list' },
      ],
    },
    look: { surface: 'dialog', widthPx: 800 },
    search: { by: 'submit', placeholder: msg`Name, number or pinyin, search with Enter` },
  });
}
