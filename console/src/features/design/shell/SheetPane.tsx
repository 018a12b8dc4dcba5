import { allNodes } from '@milepost/openapi/domains/design';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { ControlSheet, FormSheet } from '../sheet/index.ts';

/** Settings of what is chosen. */
export function SheetPane() {
  const { run, state } = useDesigner();
  const isAny = useDesign(({ selected }) => selected.length > 0);
  function step(way: 'before' | 'after') {
    const { document, selected } = state();
    const ids = allNodes(document.tree).map(({ id }) => id);
    const next = ids[ids.indexOf(selected.at(-1) ?? '') + (way === 'before' ? -1 : 1)];
    if (next !== undefined) run({ do: 'select', ids: [next] });
  }
  return isAny ? <ControlSheet onStep={step} /> : <FormSheet />;
}
