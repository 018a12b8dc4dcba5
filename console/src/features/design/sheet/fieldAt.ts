import { roleOf, valueAt } from '@milepost/openapi/domains/design';
import type { DesignDocument, NodeId, Path } from '@milepost/openapi/domains/design';
import { SHEET_NAME } from './ControlSheet.tsx';
import { sheetOf } from './kinds/index.ts';
import { settingsIn } from './settings/types.ts';

/** Id of the field of a sheet that is over a place of a control, for who leads there; undefined where no setting is. */
export function sheetFieldAt({ tree, dialect }: DesignDocument, nodeId: NodeId, path: Path): string | undefined {
  const node = tree.nodes.get(nodeId);
  if (!node) return undefined;
  const isOver = (at: Path) => at.every((step, place) => path[place] === step);
  const all = settingsIn(sheetOf(roleOf(tree, node))).filter((setting) => isOver(setting.at(node.own, dialect)));
  // Of settings over one place the one that is shown now comes first.
  const shown =
    all.find(({ control: { shown: when } }) => when === undefined) ??
    all.find((setting) => valueAt(node.own, setting.at(node.own, dialect)) !== undefined) ??
    all[0];
  return shown && `${SHEET_NAME}-${shown.name}`;
}
