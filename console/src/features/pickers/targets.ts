import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '@milepost/kit/tree-picker';
import { DESIGN_NODE } from '../../data/model/designOptions.ts';
import { PORTAL_NODE } from '../../data/portal/sources.ts';

interface TargetFeeds extends PickerFeeds {
  readonly nodes: NodeSource<PickerNode>;
}

interface Target {
  readonly name: string;
  /** Type of the nodes that can be chosen; the others are categories. */
  readonly type: string;
  readonly title: MessageDescriptor;
  readonly placeholder: MessageDescriptor;
  readonly tab: MessageDescriptor;
  readonly search: MessageDescriptor;
}

/** One of what stands below categories, in a tree below the field. */
const picker =
  ({ name, type, title, placeholder, tab, search }: Target) =>
  ({ nodes, ...feeds }: TargetFeeds, { cardinality = 'one', maximum }: PickerOptions = {}): PickerSpec => ({
    ...feeds,
    name,
    title,
    placeholder,
    policy: { cardinality, maximum, identity: 'id', onEmptyConfirm: 'clear', accepts: (node) => node.type === type },
    refusal: (node) => (node.type === type ? null : msg`This is a category. Choose what stands below it`),
    body: { kind: 'panes', tabs: [{ id: name, label: tab, source: nodes, shape: 'tree' }] },
    look: { surface: 'popover', widthPx: 400 },
    search: { by: 'typing', placeholder: search },
  });

/** A released design, out of its category. */
export const designPicker = picker({
  name: 'design',
  type: DESIGN_NODE,
  title: msg`Select design`,
  placeholder: msg`Choose a released design`,
  tab: msg`Released designs`,
  search: msg`Search name, pinyin or code`,
});

/** A portal, out of its category. */
export const portalPicker = picker({
  name: 'portal',
  type: PORTAL_NODE,
  title: msg`Select portal`,
  placeholder: msg`Choose a portal`,
  tab: msg`Portals`,
  search: msg`Search name or pinyin`,
});
