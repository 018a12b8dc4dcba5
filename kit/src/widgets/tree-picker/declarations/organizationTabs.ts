import { msg } from '@lingui/core/macro';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerTab } from '../types.ts';
import { words } from './words.ts';

/** Feeds of the pickers of people and of what they stand in. */
export interface OrganizationTabFeeds extends PickerFeeds {
  /** The organisation down to its people; a keyword gives a paged list. */
  readonly departments: NodeSource<PickerNode>;
  readonly roles: NodeSource<PickerNode>;
  readonly positions: NodeSource<PickerNode>;
  readonly groups: NodeSource<PickerNode>;
  /** The people that may be chosen at all, page by page. @source forms §2.1 */
  readonly allowed: NodeSource<PickerNode>;
}

/** Kinds of things that are offered. @source forms §2.1 */
export type SelectType = 'all' | 'custom' | 'dep' | 'pos' | 'role' | 'group';

type Tabs = readonly [PickerTab, ...PickerTab[]];

/** One pane each, in the order of forms §2.1. */
export function tabsByType(feeds: OrganizationTabFeeds): Record<Exclude<SelectType, 'all'>, PickerTab> {
  return {
    dep: { id: 'dep', label: words.department, source: feeds.departments, shape: 'tree', departmentMembers: feeds.departmentMembers },
    role: { id: 'role', label: words.role, source: feeds.roles, shape: 'tree' },
    pos: { id: 'pos', label: words.position, source: feeds.positions, shape: 'tree' },
    group: { id: 'group', label: words.group, source: feeds.groups, shape: 'tree' },
    custom: { id: 'custom', label: msg`People that may be chosen`, source: feeds.allowed, shape: 'list' },
  };
}

/** Department, role, position and group. */
export function allTabs(feeds: OrganizationTabFeeds): Tabs {
  const { dep, role, pos, group } = tabsByType(feeds);
  return [dep, role, pos, group];
}
