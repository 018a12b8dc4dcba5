import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { decodeMemberId } from '@milepost/openapi/domains/organization';

/** Members the answers of all selectors have in common. @source forms §3 */
export interface SelectorNode {
  readonly id: string;
  readonly fullName: string;
  readonly lastFullName: string;
  readonly type: string | null;
  readonly organize: string;
  readonly organizeIds: readonly string[];
  readonly isDisabled: boolean;
  readonly isLeaf: boolean;
  readonly children: readonly SelectorNode[];
  readonly enCode?: string;
  readonly headIcon?: string;
  readonly state?: unknown;
}

/** A node that may be a person whose account is locked: offered, as a lock is about signing in, but not for work. @reading R-111 */
export interface PersonNode extends PickerNode {
  readonly isLocked?: true;
}

/** Rows of a page of a picker. @source forms §9 */
export const PICKER_PAGE_SIZE = 20;

const SEPARATOR = '/';
/** Pictures of this API only: an address from elsewhere would tell a stranger who looks at whom. */
const OWN_PICTURES = '/api/file/';

/** People are named “name/account”. @reading R-290 */
function nameAndAccount(fullName: string): { readonly fullName: string; readonly code: string | null } {
  const at = fullName.lastIndexOf(SEPARATOR);
  return at > 0 ? { fullName: fullName.slice(0, at), code: fullName.slice(at + 1) } : { fullName, code: null };
}

/** A node of a selector as a picker wants it; what stands below comes along. */
export function pickerNode(node: SelectorNode): PersonNode {
  const { id, type, organizeIds, isDisabled, isLeaf, headIcon } = node;
  const isOrganization = type === 'company' || type === 'department';
  const above = node.organize === '' ? [] : node.organize.split(SEPARATOR);
  const { fullName, code } = type === 'user' ? nameAndAccount(node.fullName) : { fullName: node.lastFullName || node.fullName, code: null };
  return {
    id,
    fullName,
    type,
    code: code ?? node.enCode ?? null,
    path: organizeIds.at(-1) === id ? organizeIds : [...organizeIds, id],
    names: isOrganization && above.length > 0 ? above : [...above, fullName],
    isDisabled,
    ...(node.state === 'locked' && { isLocked: true }),
    isLeaf,
    avatarUrl: headIcon?.startsWith(OWN_PICTURES) ? headIcon : null,
    children: node.children.length > 0 ? node.children.map(pickerNode) : null,
  };
}

export const pickerNodes = (nodes: readonly SelectorNode[]): PersonNode[] => nodes.map(pickerNode);

/** The id of a stored choice: `10--department` or a path end in it. */
export const idOfStored = (stored: string | readonly string[]): string => (typeof stored === 'string' ? stored : (stored.at(-1) ?? ''));

/** Looks stored choices up in a source by their ids, whatever they are stored with. */
export const resolveIn =
  (source: Pick<NodeSource<PickerNode>, 'resolve'>) =>
  async (stored: readonly (string | readonly string[])[], signal: AbortSignal): Promise<readonly PickerNode[]> =>
    source.resolve(
      stored.map((one) => decodeMemberId(idOfStored(one)).id),
      signal,
    );
