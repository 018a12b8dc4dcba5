import type { DesignDocument, NodeId } from './document.ts';
import type { Path } from './json.ts';
import type { DesignProblem } from './problems.ts';
import { childrenOf, homesOf, placeOfNode } from './tree.ts';

const TEXT_NAMES = { form: 'formData', list: 'columnData', appList: 'appColumnData', flow: 'flowTemplateJson' } as const;

const written = (path: Path): string => path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');

/** Place of a control in the text of its form: `formData.fields[3].__config__.children[0]`. */
function placeOf({ tree }: DesignDocument, id: NodeId): string {
  const ways = [id, ...homesOf(tree, id)].toReversed().map((each) => `[${childrenOf(tree, placeOfNode(tree, each).into).indexOf(each)}]`);
  return `formData.fields${ways.join('.__config__.children')}`;
}

/** Place of a problem in the texts of its design: of the control, or of the item of a list, that has it. `columnData.columnList[2]` */
export function problemPlace(document: DesignDocument, { owner, path }: DesignProblem): string {
  if (typeof owner === 'object') return placeOf(document, owner.node);
  const end = path.findLastIndex((step) => typeof step === 'number');
  return TEXT_NAMES[owner] + written(end < 0 ? path : path.slice(0, end + 1));
}
