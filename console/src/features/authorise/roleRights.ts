import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { bindOperations } from '@milepost/openapi/client';
import type { RightChoice, RightStep } from '@milepost/openapi/domains/authority';
import { memberCodecs } from '@milepost/openapi/domains/member';
import { memberOperations } from '@milepost/openapi/operations';
import { addRoleRights, rightStepQuery, saveRoleRights } from '../../data/authority/rights.ts';
import { defineWizard } from '../resource/index.ts';
import type { WizardStep } from '../resource/index.ts';
import { RightChecks } from './RightChecks.tsx';
import { rightsQueryOf, difference, rightsOf, seenStep } from './rights.ts';
import type { SeenStep } from './rights.ts';

interface Role {
  readonly id: string;
  readonly fullName: string;
}

/** A step of giving rights. Several roles begin with nothing chosen: what is given to them comes beside what each of them has. */
const step = (key: RightStep, title: MessageDescriptor): WizardStep<Role, SeenStep, RightChoice> => ({
  key,
  title,
  reads: (api, roles, seen) =>
    rightStepQuery(
      api,
      roles.map(({ id }) => id),
      key,
      rightsQueryOf(key, seen),
    ),
  begins: (choice, kept, roles) => seenStep(roles.length > 1 ? { ...choice, chosenIds: [] } : choice, kept),
  draws: RightChecks,
});

/** Gives roles rights, step by step: systems, menu entries, then what may be pressed and seen on them. @source admin §2 @reading R-470 */
export const roleRights = defineWizard<Role, SeenStep>({
  id: 'roleRights',
  source: 'admin §2',
  title: (roles, joined) => {
    const count = roles.length;
    const roleName = joined(roles.map(({ fullName }) => fullName));
    return count === 1 ? msg`Authorise: ${roleName}` : msg`Authorise ${count} roles`;
  },
  note: (roles, joined) =>
    roles.length === 1
      ? null
      : {
          title: msg`What you choose is given to all of them, beside the rights each of them has. Nothing is taken away.`,
          description: joined(roles.map(({ fullName }) => fullName)),
        },
  words: {
    failed: msg`The rights did not load`,
    refused: msg`These rights cannot be changed`,
    emptyText: msg`Nothing to give in this step`,
  },
  steps: [
    step('system', msg`Systems`),
    step('menu', msg`Menu rights`),
    step('button', msg`Button rights`),
    step('column', msg`Column rights`),
    step('form', msg`Form rights`),
    step('data', msg`Data rights`),
  ],
  isEmpty: ({ nodes }) => nodes.length === 0,
  reaches: async ({ client }, roles, signal) => {
    const { listMembers } = bindOperations(client, memberOperations);
    const lists = await Promise.all(
      roles.map(async ({ id }) => {
        const { data } = await listMembers({ path: { id } }, { signal });
        return data ? memberCodecs.listMembers.data.decode(data).userIds : [];
      }),
    );
    return new Set(lists.flat()).size;
  },
  changes: (seen, roles, reached) => {
    const { added, removed } = difference(seen);
    if (added + removed === 0) return null;
    if (reached === null) return roles.length > 1 ? msg`${added} given` : msg`${added} given, ${removed} taken`;
    return roles.length > 1
      ? msg`${added} given, to ${plural(reached, { one: '# person', other: '# people' })}`
      : msg`${added} given, ${removed} taken, of ${plural(reached, { one: '# person', other: '# people' })}`;
  },
  save: (api) => {
    const [replacing, adding] = [saveRoleRights(api), addRoleRights(api)];
    return {
      send: ({ rows, values }) => {
        const rights = rightsOf(values);
        const roleIds = rows.map(({ id }) => id);
        const [roleId = ''] = roleIds;
        return roleIds.length > 1 ? adding.send({ roleIds, rights }) : replacing.send({ roleId, rights });
      },
    };
  },
});
