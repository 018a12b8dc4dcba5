import { msg, plural } from '@lingui/core/macro';
import type { Text } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { organizationCodecs } from '@milepost/openapi/domains/organization';
import { positionCodecs } from '@milepost/openapi/domains/position';
import { userCodecs } from '@milepost/openapi/domains/user';
import { organizationOperations, positionOperations, userOperations } from '@milepost/openapi/operations';
import type { Api } from '../../data/api/index.ts';
import type { Saving } from '../../features/resource/index.ts';

/** A node of the tree, as far as it is counted. */
interface Node {
  readonly id: string;
  readonly children?: readonly unknown[] | null;
}

const below = ({ children }: Node): readonly Node[] => ((children ?? []) as readonly Node[]).flatMap((one) => [one, ...below(one)]);

/** Numbers of people, positions and organisations in an organisation and below it. */
async function countsOf({ client }: Api, id: string) {
  const query = { organizeId: id, currentPage: 1, pageSize: 20 } as const;
  const [people, positions, tree] = await Promise.all([
    bindOperations(client, userOperations).listUsers({ query }),
    bindOperations(client, positionOperations).listPositions({ query }),
    bindOperations(client, organizationOperations).listOrganizations({}),
  ]);
  const roots: readonly Node[] = organizationCodecs.listOrganizations.data.decode(tree.data);
  const own = roots.flatMap((root) => [root, ...below(root)]).find((node) => node.id === id);
  return {
    people: userCodecs.listUsers.data.decode(people.data).total,
    positions: positionCodecs.listPositions.data.decode(positions.data).total,
    organizations: own ? below(own).length : 0,
  };
}

/** Warning of what moves along with an organisation whose parent was changed, told before it is saved. @source admin §8 @reading R-617 */
export async function moveWarning(_draft: object, { api, loaded, changed }: Saving): Promise<readonly Text[]> {
  if (loaded === null || !('id' in loaded) || !changed.includes('parentId')) return [];
  const counts = await countsOf(api, String(loaded.id)).catch(() => null);
  if (counts === null) return [msg`It moves with everything below it; how much that is cannot be read now.`];
  const { people, positions, organizations } = counts;
  return [
    ...(organizations > 0
      ? [msg`${plural(organizations, { one: '# organisation below it moves along.', other: '# organisations below it move along.' })}`]
      : []),
    ...(positions > 0 ? [msg`${plural(positions, { one: '# position moves along.', other: '# positions move along.' })}`] : []),
    ...(people > 0 ? [msg`${plural(people, { one: '# person moves along.', other: '# people move along.' })}`] : []),
  ];
}
