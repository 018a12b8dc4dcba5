import type { SelectionPolicy } from '../../../engines/pick/index.ts';
import type { PickerNode } from '../types.ts';

/** Ids of what a field with limits takes. The pane of allowed people offers nobody else, so that all of them may be chosen. */
export interface AllowedMembers {
  readonly departments?: readonly string[];
  readonly positions?: readonly string[];
  readonly users?: readonly string[];
  readonly roles?: readonly string[];
  readonly groups?: readonly string[];
}

const MEMBERS: Readonly<Record<string, keyof AllowedMembers>> = {
  company: 'departments',
  department: 'departments',
  position: 'positions',
  user: 'users',
  role: 'roles',
  group: 'groups',
};

/**
 * The policy of a field with limits.
 * @param offersAllowed true where the pane offers allowed people only
 */
export function within(allowed: AllowedMembers, policy: SelectionPolicy<PickerNode>, offersAllowed: boolean): SelectionPolicy<PickerNode> {
  const accepts = (node: PickerNode) => {
    const members = MEMBERS[node.type ?? ''];
    return (offersAllowed && node.type === 'user') || (members !== undefined && allowed[members]?.includes(node.id) === true);
  };
  return { ...policy, accepts: (node) => policy.accepts(node) && accepts(node) };
}
