import { msg } from '@lingui/core/macro';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { ofTypes } from './policies.ts';
import { rootsOf } from './rootsOf.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

/** Id of the node that all global roles stand below. @source forms §2.5 */
export const GLOBAL_ROOT_ID = '1';

export interface RoleFeeds extends PickerFeeds {
  /** Roles below their organisations, and the global ones below node 1. */
  readonly roles: NodeSource<PickerNode>;
}

const isGlobal = (id: string) => id === GLOBAL_ROOT_ID;

/** Roles of an organisation, and roles of everybody; the global root is never chosen. @source forms §2.5, §4 */
export function rolePicker({ roles, ...feeds }: RoleFeeds, options: PickerOptions = {}): PickerSpec {
  return inOwnLook(options, {
    ...feeds,
    name: 'role',
    title: msg`Select role`,
    placeholder: msg`Choose a role`,
    policy: ofTypes({ ...options, types: ['role'] }),
    refusal: ({ type }) => (type === 'role' ? null : words.onlyRoles),
    body: {
      kind: 'panes',
      tabs: [
        { id: 'organization', label: words.organization, source: rootsOf(roles, (id) => !isGlobal(id)), shape: 'tree' },
        { id: 'global', label: msg({ message: 'Global', context: 'tab' }), source: rootsOf(roles, isGlobal), shape: 'tree' },
      ],
    },
    look: { surface: 'dialog', widthPx: 800 },
    search: { by: 'typing', placeholder: words.byName },
  });
}
