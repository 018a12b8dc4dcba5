import { msg, plural } from '@lingui/core/macro';
import { bindOperations } from '@milepost/openapi/client';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import type { UserRow } from '@milepost/openapi/domains/user';
import { workflowOperations } from '@milepost/openapi/operations';
import type { DeletionImpact } from '../../features/resource/index.ts';

/** Tasks a sentence names; the list has all. */
const NAMED = 3;

/** Work nobody would do any more. @source admin §8 @reading R-704 */
export const waitingWork: DeletionImpact<Pick<UserRow, 'id'>> = async ({ id }, { client }, signal) => {
  const query = { currentPage: 1, pageSize: 20 } as const;
  const { data } = await bindOperations(client, workflowOperations).listWaitingFlowTasks({ path: { id }, query }, { signal });
  const { rows, total: count } = workflowCodecs.listWaitingFlowTasks.data.decode(data);
  if (count === 0) return [];
  const names = rows
    .slice(0, NAMED)
    .map(({ fullName }) => `“${fullName}”`)
    .join(' ');
  return [
    msg`${plural(count, { one: '# task waits for them', other: '# tasks wait for them' })}: ${names}. “Waiting work” in the menu of the row gives them to somebody else.`,
  ];
};
