import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { DEFAULT_HEAD_ICON } from '../../../../src/domains/user/index.ts';
import { ICONS, organizationOption, pathMembers } from '../organization/nodes.ts';
import type { OrganizationRow } from '../organization/organizations.ts';
import type { Directory } from './directory.ts';
import { labelOf } from './labels.ts';
import { organizeIdsOf, type Person } from './people.ts';

/** A node as the description shows it. */
export type WireNode = OperationShapes['listUsersByPosition']['data'][number];

const USER_ICON = 'icon-ym icon-ym-user';

/** A person in a picker, standing below `parentId`; below the default organisation where none is given. @source forms §3 */
export function personNode({ pathOf }: Directory, person: Person, parentId?: string): WireNode {
  const [home = ''] = organizeIdsOf(person);
  return {
    id: person.id,
    parentId: parentId ?? home,
    fullName: labelOf(person),
    type: 'user',
    icon: USER_ICON,
    headIcon: person.headIcon ?? DEFAULT_HEAD_ICON,
    gender: person.gender,
    ...pathMembers(pathOf(home)),
    enabledMark: person.enabledMark,
    isAdministrator: person.isAdministrator,
    isLeaf: true,
    hasChildren: false,
    children: null,
  };
}

/** An organisation in a picker, without what stands below it. @source forms §3 */
export const organizationNode = ({ pathOf }: Directory, row: OrganizationRow): WireNode => organizationOption(row, pathOf);

/** A position, role or group that was chosen; only a position stands somewhere. */
export function memberNode(
  { pathOf }: Directory,
  { id, fullName, organizeId }: { id: string; fullName: string; organizeId: string | null },
  type: 'position' | 'role' | 'group',
): WireNode {
  return { id, fullName, type, icon: ICONS[type], ...pathMembers(pathOf(organizeId ?? '')) };
}
