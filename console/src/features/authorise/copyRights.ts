import { bindOperations } from '@milepost/openapi/client';
import { msg } from '@lingui/core/macro';
import { roleCodecs } from '@milepost/openapi/domains/role';
import { roleOperations } from '@milepost/openapi/operations';
import type { Api } from '../../data/api/index.ts';
import { readAllRights, saveRoleRights } from '../../data/authority/rights.ts';
import { NotDone } from '../resource/index.ts';
import { rightsOf, seenStep } from './rights.ts';

/** Gives the role with this code what another one has of what the caller may give; the call that creates a role says no id. @reading R-734 */
export async function copyRights(api: Api, fromId: string, enCode: string): Promise<void> {
  const { listRoles } = bindOperations(api.client, roleOperations);
  const [whole, answer] = await Promise.all([
    readAllRights(api, fromId),
    listRoles({ query: { keyword: enCode, currentPage: 1, pageSize: 500 } }),
  ]);
  const role = roleCodecs.listRoles.data.decode(answer.data).rows.find((row) => row.enCode === enCode);
  if (!role) throw new NotDone(msg`The new role was not found`);
  const { system, menu, button, column, form, data } = whole;
  const seen = Object.fromEntries(
    Object.entries({ system, menu, button, column, form, data }).map(([step, choice]) => [step, seenStep(choice, undefined)]),
  );
  await saveRoleRights(api).send({ roleId: role.id, rights: rightsOf(seen) });
}
