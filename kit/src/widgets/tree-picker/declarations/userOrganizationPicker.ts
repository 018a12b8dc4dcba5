import { msg } from '@lingui/core/macro';
import type { PickerOptions, PickerSpec } from '../types.ts';
import { allTabs, tabsByType } from './organizationTabs.ts';
import type { OrganizationTabFeeds, SelectType } from './organizationTabs.ts';
import { EVERY_TYPE, ofTypes } from './policies.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';
import { within } from './allowedMembers.ts';
import type { AllowedMembers } from './allowedMembers.ts';

export interface UserOrganizationOptions extends PickerOptions {
  /** @defaultValue `all` @source forms §2.1 @reading R-218 */
  readonly selectType?: SelectType;
  /** Things that may be chosen; everything when left out. @source forms §2.1 */
  readonly allowed?: AllowedMembers;
}

/** People, and in multiple mode also what they stand in; stored as `id--type` then. @source forms §2.1, §3, §4 */
export function userOrganizationPicker(
  feeds: OrganizationTabFeeds,
  { selectType = 'all', allowed, ...options }: UserOrganizationOptions = {},
): PickerSpec {
  const { resolve, recent, lookUp } = feeds;
  const isMany = options.cardinality === 'many';
  const policy = ofTypes({ ...options, types: isMany ? EVERY_TYPE : ['user'], identity: 'typedId' });
  return inOwnLook(options, {
    resolve,
    recent,
    lookUp,
    name: 'userOrganization',
    title: isMany ? msg`Select people and organisations` : msg`Select user`,
    placeholder: isMany ? msg`Choose people and organisations` : msg`Choose a user`,
    policy: allowed ? within(allowed, policy, selectType === 'custom') : policy,
    refusal: ({ type }) => (isMany || type === 'user' ? null : words.onlyPeople),
    body: { kind: 'panes', tabs: selectType === 'all' ? allTabs(feeds) : [tabsByType(feeds)[selectType]] },
    look: { surface: 'dialog', widthPx: 800 },
    search: { by: 'typing', placeholder: words.byNameOrNumber },
  });
}
