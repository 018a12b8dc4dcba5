import { useKit } from '@milepost/kit/kit-provider';
import { allNodes, roleOf } from '@milepost/openapi/domains/design';
import { nodeFacts } from '../canvas/nodeFacts.ts';
import { useNodeName } from '../canvas/useNodeName.ts';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { ControlSheet, FormSheet } from '../sheet/index.ts';

/** Settings of what is chosen. */
export function SheetPane() {
  const { run, state } = useDesigner();
  const { announcer } = useKit();
  const nameOf = useNodeName();
  const isAny = useDesign(({ selected }) => selected.length > 0);
  function step(way: 'before' | 'after') {
    const { document, selected } = state();
    const ids = allNodes(document.tree).map(({ id }) => id);
    const next = ids[ids.indexOf(selected.at(-1) ?? '') + (way === 'before' ? -1 : 1)];
    const node = next === undefined ? undefined : document.tree.nodes.get(next);
    if (!node || !run({ do: 'select', ids: [node.id] })) return;
    // The keyboard comes to the same field of another control: whose it is now is said.
    announcer.say(nameOf(nodeFacts(node, roleOf(document.tree, node)), 0));
  }
  return isAny ? <ControlSheet onStep={step} /> : <FormSheet />;
}
