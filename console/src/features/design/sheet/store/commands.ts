import { withValueAt } from '@milepost/openapi/domains/design';
import type { Json, NodeId } from '@milepost/openapi/domains/design';
import type { Designer } from '../../designer/createDesigner.ts';
import type { SettingChange } from './createSheetStore.ts';

/** Sets places of a control, or one place of several; several places of one control are one step. */
export function setInControls({ run, state }: Designer, ids: readonly NodeId[], changes: SettingChange): void {
  const [first, ...others] = changes;
  const [node] = ids;
  if (!first || node === undefined) return;
  const [path, value] = first;
  if (ids.length > 1) run({ do: 'setMany', ids, path, value });
  else if (others.length === 0) run({ do: 'set', target: { node }, path, value });
  else {
    const own = state().document.tree.nodes.get(node)?.own;
    const next = changes.reduce<Json | undefined>((json, [at, part]) => withValueAt(json, at, part), own);
    run({ do: 'set', target: { node }, path: [], value: next });
  }
}
