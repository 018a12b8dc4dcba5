import { msg } from '@lingui/core/macro';
import type { PickerOptions, PickerSpec } from '../types.ts';
import { allTabs, tabsByType } from './organizationTabs.ts';
import type { OrganizationTabFeeds } from './organizationTabs.ts';
import { EVERY_TYPE, ofTypes } from './policies.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

export interface PopupUserOptions extends PickerOptions {
  /** `custom` offers only the people that may be chosen. @defaultValue `all` @source forms §2.3 */
  readonly selectType?: 'all' | 'custom';
}

/** People in a dialog; the tabs for roles, positions and groups are there in multiple mode only. @source forms §2.3, §4 */
export function popupUserPicker(feeds: OrganizationTabFeeds, { selectType = 'all', ...options }: PopupUserOptions = {}): PickerSpec {
  const { resolve, recent, lookUp } = feeds;
  const isMany = options.cardinality === 'many';
  const one = tabsByType(feeds)[selectType === 'custom' ? 'custom' : 'dep'];
  return inOwnLook(options, {
    resolve,
    recent,
    lookUp,
    name: 'popupUser',
    title: msg`Select user`,
    placeholder: msg`Choose a user`,
    policy: ofTypes({ ...options, types: isMany ? EVERY_TYPE : ['user'], identity: 'typedId' }),
    refusal: ({ type }) => (isMany || type === 'user' ? null : words.onlyPeople),
    body: { kind: 'panes', tabs: isMany && selectType === 'all' ? allTabs(feeds) : [one] },
    look: { surface: 'dialog', widthPx: 800 },
    search: { by: 'typing', placeholder: words.byNameOrNumber },
  });
}
