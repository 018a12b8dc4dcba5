import { bindOperations } from '@milepost/openapi/client';
import { authorityCodecs as codecs } from '@milepost/openapi/domains/authority';
import type { RightChoice, RightStep, RoleRights } from '@milepost/openapi/domains/authority';
import { authorityOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, authorityOperations);

/** Query keys of rights; a key covers every key that begins with it. */
export const rightKeys = { steps: ['rights', 'step'] as const };

/**
 * One step of giving rights: a call that posts, and only reads. `before` is what was chosen in the step before. The first step
 * is asked of every role: one that may not be given rights is known before anything has been chosen. @reading R-470
 */
export const rightStepQuery = (api: Api, roleIds: readonly string[], step: RightStep, before: readonly string[] = []) =>
  queryOptions({
    queryKey: [...rightKeys.steps, roleIds, step, before],
    queryFn: reading(api, async (api, { signal }): Promise<RightChoice | null> => {
      const body = codecs.listRoleRights.body.encode({ step, before: [...before] });
      const asked = step === 'system' ? roleIds : roleIds.slice(0, 1);
      const [answer] = await Promise.all(asked.map((id) => callsOf(api).listRoleRights({ path: { id }, body }, { signal })));
      return answer?.data ? codecs.listRoleRights.data.decode(answer.data) : null;
    }),
    // What a role has is read afresh each time it is changed.
    gcTime: 0,
  });

/** Gives several roles the same rights, beside those they have. @reading R-470 */
export const addRoleRights = (api: Api) => ({
  send: ({ roleIds, rights }: { roleIds: readonly string[]; rights: Omit<RoleRights, 'holder'> }) =>
    callsOf(api).addRights({ body: codecs.addRights.body.encode({ ...rights, roleIds: [...roleIds], positionIds: [], userIds: [] }) }),
});

/** Replaces the rights of a role. */
export const saveRoleRights = (api: Api) => ({
  send: ({ roleId, rights }: { roleId: string; rights: Omit<RoleRights, 'holder'> }) =>
    callsOf(api).setRoleRights({ path: { id: roleId }, body: codecs.setRoleRights.body.encode({ ...rights, holder: 'role' }) }),
});

/** Everything a role has of what may be given at all, step by step. */
export async function readAllRights(api: Api, roleId: string, signal?: AbortSignal): Promise<Readonly<Record<RightStep, RightChoice>>> {
  const read = async (step: RightStep, before: readonly string[]): Promise<RightChoice> => {
    const body = codecs.listRoleRights.body.encode({ step, before: [...before] });
    const { data } = await callsOf(api).listRoleRights({ path: { id: roleId }, body }, signal ? { signal } : {});
    return data ? codecs.listRoleRights.data.decode(data) : { nodes: [], chosenIds: [], allIds: [] };
  };
  const system = await read('system', []);
  const menu = await read('menu', system.allIds);
  const [button, column, form, data] = await Promise.all(
    (['button', 'column', 'form', 'data'] as const).map((step) => read(step, menu.allIds)),
  );
  if (!button || !column || !form || !data) throw new Error('[console] a step of rights is missing; look at readWholeRights');
  return { system, menu, button, column, form, data };
}

/** The same, for whoever looks. */
export const allRightsQuery = (api: Api, roleId: string) =>
  queryOptions({
    queryKey: [...rightKeys.steps, 'whole', roleId],
    queryFn: reading(api, (api, { signal }) => readAllRights(api, roleId, signal)),
    // What a role has is read afresh each time somebody looks.
    gcTime: 0,
  });
