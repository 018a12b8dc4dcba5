import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode, PickerSpec } from '@milepost/kit/tree-picker';

interface NetworkWords {
  readonly title: string;
  readonly placeholder: string;
  readonly network: string;
  readonly search: string;
}

/** A picker of our own: several places of a network, in a dialog, found as one types. */
export const networkPicker = (source: NodeSource<PickerNode>, words: NetworkWords): PickerSpec => ({
  name: 'network',
  title: words.title,
  placeholder: words.placeholder,
  policy: { cardinality: 'many', identity: 'id', onEmptyConfirm: 'clear', accepts: ({ isDisabled }) => !isDisabled },
  body: { kind: 'panes', tabs: [{ id: 'network', label: words.network, source, shape: 'tree' }] },
  look: { surface: 'dialog', widthPx: 800 },
  search: { by: 'typing', placeholder: words.search },
  resolve: (stored, signal) => source.resolve(stored.map(String), signal),
});
