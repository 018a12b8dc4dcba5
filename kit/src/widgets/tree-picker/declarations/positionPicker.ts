import { msg } from '@lingui/core/macro';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { ofTypes } from './policies.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

export interface PositionFeeds extends PickerFeeds {
  /** The organisation down to its positions. */
  readonly positions: NodeSource<PickerNode>;
}

export interface PositionOptions extends PickerOptions {
  /** Only these may be chosen, where a custom type says so. @source forms §6 */
  readonly allowedIds?: readonly string[];
}

/** Positions out of the organisation; only positions may be chosen. @source forms §2.5, §4 */
export function positionPicker({ positions, ...feeds }: PositionFeeds, options: PositionOptions = {}): PickerSpec {
  return inOwnLook(options, {
    ...feeds,
    name: 'position',
    title: msg`Select position`,
    placeholder: msg`Choose a position`,
    policy: ofTypes({ ...options, types: ['position'] }),
    refusal: ({ type }) => (type === 'position' ? null : words.onlyPositions),
    body: { kind: 'panes', tabs: [{ id: 'positions', label: words.position, source: positions, shape: 'tree' }] },
    look: { surface: 'dialog', widthPx: 800 },
    search: { by: 'typing', placeholder: words.byName },
  });
}
