import { msg, plural } from '@lingui/core/macro';
import { memberCodecs } from '@milepost/openapi/domains/member';
import { bindOperations } from '@milepost/openapi/client';
import { memberOperations } from '@milepost/openapi/operations';
import type { AnyRow, DeletionImpact } from '../../definition/types.ts';

/** Number of people who belong to a position, a role or a group that is to be deleted. @source admin §8 */
export const memberEffects: DeletionImpact<AnyRow> = async ({ id }, { client }, signal) => {
  const { data } = await bindOperations(client, memberOperations).listMembers({ path: { id } }, { signal });
  const count = data ? memberCodecs.listMembers.data.decode(data).userIds.length : 0;
  return count === 0 ? [] : [msg`${plural(count, { one: '# person belongs to it.', other: '# people belong to it.' })}`];
};
