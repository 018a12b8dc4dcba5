import { msg } from '@lingui/core/macro';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { endedByPath, withLevel } from './withLevel.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

/** Levels below the topmost that an address has unless its field says otherwise. @source forms §5, §9 */
export const DEFAULT_LEVEL = 2;

export interface AddressFeeds extends PickerFeeds {
  /** Provinces, cities and districts; each with its path of ids and names. */
  readonly regions: NodeSource<PickerNode>;
}

export interface AddressOptions extends PickerOptions {
  /** Nodes at or beyond this level are leaves; the topmost are level 0. @source forms §5 @reading R-217 */
  readonly level?: number;
}

/** Province, city, district: only where nothing is below, by path; a duplicate path is ignored. @source forms §2.5, §4, §5 */
export function addressPicker({ regions, resolve, ...feeds }: AddressFeeds, options: AddressOptions = {}): PickerSpec {
  const { cardinality = 'one', maximum, level = DEFAULT_LEVEL } = options;
  const isLeaf = (node: PickerNode) => node.isLeaf === true;
  return inOwnLook(options, {
    ...feeds,
    resolve: async (stored, signal) => endedByPath(await resolve(stored, signal), level),
    name: 'address',
    title: msg`Province, city, district`,
    placeholder: msg`Choose a region`,
    policy: { cardinality, maximum, identity: 'path', onEmptyConfirm: 'clear', accepts: (node) => isLeaf(node) && !node.isDisabled },
    refusal: (node) => (isLeaf(node) ? null : msg`Choose something below it`),
    body: { kind: 'panes', tabs: [{ id: 'regions', label: msg`Regions`, source: withLevel(regions, level), shape: 'tree' }] },
    look: { surface: 'dialog', widthPx: 800 },
    search: { by: 'typing', placeholder: words.byName },
    fieldText: 'path',
  });
}
