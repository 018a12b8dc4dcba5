import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '@milepost/kit/menu';
import { roleOf } from '@milepost/openapi/domains/design';
import type { NodeId } from '@milepost/openapi/domains/design';
import { useDesigner } from '../designer/useDesigner.ts';
import { useNewItems } from '../designer/useNewItems.ts';
import { kindWord } from '../kinds/kindWords.ts';
import type { Command, LayoutKind } from '../core/types.ts';
import type { CanvasProps } from './types.ts';
import { copiedText } from './clipboard.ts';
import { spanOf, steppedSpan } from './nodeFacts.ts';

/** Additions to the layout a node is, or is an item of, in the order of the menu. */
const ITEM_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  tabItem: msg`Add a tab`,
  collapseItem: msg`Add a fold`,
  tableGridTr: msg`Add a row`,
  column: msg`Add a column`,
};
const LAYOUTS: readonly LayoutKind[] = ['row', 'card', 'tab', 'collapse'];

/** Menu of a node: everything keys do, as words. */
export function useNodeMenu({ onEdit, onRemove, onPlace }: Pick<CanvasProps, 'onEdit' | 'onRemove' | 'onPlace'>) {
  const { i18n, t } = useLingui();
  const { run, state, refusal, isReadOnly } = useDesigner();
  const newItems = useNewItems();

  const chosen = (): readonly NodeId[] => state().selected;
  const step = (way: 'before' | 'after' | 'in' | 'out'): Command => ({ do: 'step', ids: chosen(), way });
  const wrap = (layout: LayoutKind): Command => ({ do: 'wrap', ids: chosen(), in: layout, label: i18n._(kindWord(layout)) });
  const width = (way: 'narrower' | 'wider'): Command => {
    const [id] = chosen();
    const node = id === undefined ? undefined : state().document.tree.nodes.get(id);
    return { do: 'setMany', ids: chosen(), path: ['__config__', 'span'], value: steppedSpan(node ? spanOf(node) : 24, way) };
  };
  const commands = (): Readonly<Record<string, Command>> => ({
    before: step('before'),
    after: step('after'),
    in: step('in'),
    out: step('out'),
    narrower: width('narrower'),
    wider: width('wider'),
    duplicate: { do: 'duplicate', ids: chosen() },
    unwrap: { do: 'unwrap', id: chosen()[0] ?? '' },
    mergeRight: { do: 'mergeCell', id: chosen()[0] ?? '', way: 'right' },
    mergeDown: { do: 'mergeCell', id: chosen()[0] ?? '', way: 'down' },
    splitCell: { do: 'splitCell', id: chosen()[0] ?? '' },
    ...newItems(state().document.tree, chosen()[0]),
    ...Object.fromEntries(LAYOUTS.map((layout) => [`wrap ${layout}`, wrap(layout)])),
  });

  function items(id: NodeId | undefined): readonly MenuItem[] {
    if (id !== undefined && !chosen().includes(id)) run({ do: 'select', ids: [id] });
    const now = chosen()[0];
    const node = now === undefined ? undefined : state().document.tree.nodes.get(now);
    if (!node) return [];
    const all = commands();
    const item = (name: string, label: string, shortcut?: string): MenuItem => {
      const reason = all[name] ? refusal(all[name]) : null;
      return { id: name, label, ...(shortcut !== undefined && { shortcut }), ...(reason && { disabledReason: i18n._(reason) }) };
    };
    const isHolder = node.children !== null && roleOf(state().document.tree, node) !== 'table';
    return [
      { id: 'settings', label: t`Settings`, shortcut: 'Enter' },
      { id: 'label', label: t`Change the label`, shortcut: 'F2' },
      { kind: 'separator' },
      item('before', t({ message: 'Move before', context: 'a control of a form' }), 'Alt ↑'),
      item('after', t({ message: 'Move after', context: 'a control of a form' }), 'Alt ↓'),
      item('in', t`Move into the layout before it`, 'Alt →'),
      item('out', t`Move out of the layout`, 'Alt ←'),
      ...(isReadOnly ? [] : [{ id: 'place', label: t`Move to…` }]),
      item('narrower', t`Narrower`, 'Shift ←'),
      item('wider', t`Wider`, 'Shift →'),
      { kind: 'separator' },
      { id: 'copy', label: t`Copy`, shortcut: 'Ctrl C' },
      item('duplicate', t({ message: 'Duplicate', context: 'a control' }), 'Alt D'),
      {
        kind: 'section',
        label: t`Put into`,
        items: LAYOUTS.map((layout) => item(`wrap ${layout}`, i18n._(kindWord(layout)))).filter((one) => 'id' in one),
      },
      ...(isHolder ? [item('unwrap', t`Dissolve the layout`)] : []),
      ...Object.keys(ITEM_WORDS).flatMap((name) => {
        const word = ITEM_WORDS[name];
        return all[name] && word ? [item(name, i18n._(word))] : [];
      }),
      ...(roleOf(state().document.tree, node) === 'tableGridTd'
        ? [
            item('mergeRight', t`Merge with the next cell`, 'Alt M'),
            item('mergeDown', t`Merge with the cell below`, 'Alt B'),
            item('splitCell', t`Split the cell`, 'Alt Shift M'),
          ]
        : []),
      { kind: 'separator' },
      { id: 'remove', label: t`Take out`, shortcut: 'Del', tone: 'danger' },
    ];
  }

  function onAction(name: string): void {
    const command = commands()[name];
    if (command) run(command);
    else if (name === 'settings' || name === 'label') onEdit(name);
    else if (name === 'remove') onRemove(chosen());
    else if (name === 'place') onPlace(chosen());
    else if (name === 'copy') void navigator.clipboard?.writeText(copiedText(state()) ?? '').catch(() => undefined);
  }
  return { items, onAction };
}
