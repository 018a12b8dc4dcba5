import { msg } from '@lingui/core/macro';
import type { IdentityKind, SelectionPolicy } from '../../../engines/pick/index.ts';
import type { PickerNode, PickerOptions } from '../types.ts';

/** Types of what stands in an organisation. @source forms §3 */
export type NodeType = 'company' | 'department' | 'role' | 'position' | 'group' | 'user';

/** Every type that multiple mode allows. @source forms §4 */
export const EVERY_TYPE: readonly NodeType[] = ['company', 'department', 'role', 'position', 'group', 'user'];

/** Id of the entry that stands for whoever is signed in. @source forms §2.4, §4 */
export const CURRENT_USER = 'currentUser';

/** Node for whoever is signed in when the form is used. @source forms §2.4 */
export const currentUser: PickerNode = {
  id: CURRENT_USER,
  fullName: CURRENT_USER,
  words: msg`Current user`,
  type: 'variable',
  isLeaf: true,
};

interface OfTypes extends PickerOptions {
  readonly types: readonly NodeType[];
  /** Ids that may be chosen; all of them when left out. @source forms §6 */
  readonly allowedIds?: readonly string[];
  readonly identity?: IdentityKind;
  readonly onEmptyConfirm?: SelectionPolicy<PickerNode>['onEmptyConfirm'];
  readonly variables?: readonly string[];
}

/** Nodes of some types may be chosen, as long as they are not disabled; system variables always. @source forms §4 */
export function ofTypes({ types, allowedIds, ...rest }: OfTypes): SelectionPolicy<PickerNode> {
  const wanted: ReadonlySet<string> = new Set(types);
  const allowed = allowedIds && new Set(allowedIds);
  return {
    cardinality: rest.cardinality ?? 'one',
    maximum: rest.maximum,
    identity: rest.identity ?? 'id',
    onEmptyConfirm: rest.onEmptyConfirm ?? 'clear',
    variables: rest.variables,
    accepts: ({ id, type, isDisabled }) =>
      rest.variables?.includes(id) === true || (!isDisabled && wanted.has(type ?? '') && (!allowed || allowed.has(id))),
  };
}
