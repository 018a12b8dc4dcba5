import { requiredContext } from '@milepost/kit/required-context';
import type { Json, NodeId } from '@milepost/openapi/domains/design';
import { useDesign } from '../designer/useDesigner.ts';

const [SheetNodeProvider, useSheetNode] = requiredContext<NodeId>('control whose settings these are', '<SheetNodeProvider>');
export { SheetNodeProvider, useSheetNode };

/** The control whose settings are shown, as JSON; null where it is gone. */
export function useOwn(): Json {
  const id = useSheetNode();
  return useDesign(({ document }) => document.tree.nodes.get(id)?.own ?? null);
}
