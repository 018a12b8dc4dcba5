import { msg } from '@lingui/core/macro';
import { fromTree } from '../../../engines/node-source/index.ts';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

/** The node above everything, which no server has. @source forms §3 */
export const TOP_NODE: PickerNode = { id: '-1', fullName: '-1', words: msg`Top node`, path: ['-1'], isLeaf: true };

export interface OrganizationFeeds extends PickerFeeds {
  /** Companies and departments, or in auth mode what the server gives for the present organisation. @source forms §6 */
  readonly organizations: NodeSource<PickerNode>;
}

export interface OrganizationOptions extends PickerOptions {
  /** Only-organisation mode, below this parent: below −1 only the top node is offered. @source forms §6 @reading R-216 */
  readonly onlyBelow?: string;
}

/** Companies and departments by their paths; disabled ones and duplicate paths are ignored. @source forms §2.5, §4 */
export function organizationPicker({ organizations, resolve, ...feeds }: OrganizationFeeds, options: OrganizationOptions = {}): PickerSpec {
  const { cardinality = 'one', maximum, onlyBelow } = options;
  const isTopOnly = onlyBelow === TOP_NODE.id;
  const source = isTopOnly ? fromTree([TOP_NODE]) : organizations;
  return inOwnLook(options, {
    ...feeds,
    resolve: async (stored, signal) => [TOP_NODE, ...(await resolve(stored, signal))],
    name: 'organization',
    title: msg`Select organisation`,
    placeholder: msg`Choose an organisation`,
    policy: { cardinality, maximum, identity: 'path', onEmptyConfirm: 'clear', accepts: ({ isDisabled }) => !isDisabled },
    body: { kind: 'panes', tabs: [{ id: 'organizations', label: words.structure, source, shape: 'tree' }] },
    look: { surface: 'dialog', widthPx: 800 },
    search: isTopOnly ? null : { by: 'typing', placeholder: words.byName },
    fieldText: 'pathOfOne',
  });
}
