import { msg, plural } from '@lingui/core/macro';
import { bindOperations } from '@milepost/openapi/client';
import { currentUserCodecs } from '@milepost/openapi/domains/current-user';
import { monitorCodecs } from '@milepost/openapi/domains/monitor';
import type { UserRow } from '@milepost/openapi/domains/user';
import { currentUserOperations, monitorOperations } from '@milepost/openapi/operations';
import type { DeletionImpact } from '../../features/resource/index.ts';
import { waitingWork } from './waitingWork.ts';

type Person = Pick<UserRow, 'id' | 'account'>;

/** People who report to somebody. @reading R-810 */
const subordinates: DeletionImpact<Person> = async ({ id }, { client }, signal) => {
  const { data } = await bindOperations(client, currentUserOperations).listOwnSubordinates({ path: { id } }, { signal });
  const count = data ? currentUserCodecs.listOwnSubordinates.data.decode(data).length : 0;
  return count === 0 ? [] : [msg`${plural(count, { one: '# person reports to them.', other: '# people report to them.' })}`];
};

/** Session that ends with it. @reading R-108 */
const session: DeletionImpact<Person> = async ({ id, account }, { client }, signal) => {
  const { data } = await bindOperations(client, monitorOperations).listOnlineUsers({ query: { keyword: account } }, { signal });
  const rows = data ? monitorCodecs.listOnlineUsers.data.decode(data).rows : [];
  return rows.some((one) => one.id === id) ? [msg`They are signed in, and will be signed out.`] : [];
};

/** Facts on a person who is to be deleted or disabled. Each fails for itself: who may not read one is told the other. @source admin §8 */
export const userImpact: DeletionImpact<Person> = async (person, api, signal) =>
  (await Promise.all([subordinates, waitingWork, session].map(async (impactOf) => impactOf(person, api, signal).catch(() => [])))).flat();
