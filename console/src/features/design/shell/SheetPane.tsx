import { useDesign } from '../designer/useDesigner.ts';
import { ControlSheet, FormSheet } from '../sheet/index.ts';

/** Settings of what is chosen. */
export function SheetPane() {
  const isAny = useDesign(({ selected }) => selected.length > 0);
  return isAny ? <ControlSheet /> : <FormSheet />;
}
