import { bindOperations } from '@milepost/openapi/client';
import { roleCodecs as codecs } from '@milepost/openapi/domains/role';
import type { RoleDraft } from '@milepost/openapi/domains/role';
import { roleOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import { defineRecords, switching } from '../records/index.ts';

type Ask = OperationShapes['listRoles']['query'];

/** Roles; people carry their names. `organizeId` 0 asks for the global ones. @source admin §7 */
export const roles = defineRecords(
  'role',
  (client) => {
    const api = bindOperations(client, roleOperations);
    const load = async (id: string, options = {}) => {
      const { data } = await api.getRole({ path: { id } }, options);
      return data && codecs.getRole.data.decode(data);
    };
    return {
      list: async (query: Ask, options) => codecs.listRoles.data.decode((await api.listRoles({ query }, options)).data),
      load,
      create: (draft: RoleDraft) => api.createRole({ body: codecs.createRole.body.encode(draft) }),
      update: (id: string, draft: RoleDraft) => api.updateRole({ path: { id }, body: codecs.updateRole.body.encode(draft) }),
      remove: (id) => api.removeRole({ path: { id } }),
      switchTo: switching(load, (id) => api.setRoleState({ path: { id } })),
    };
  },
  [['user', 'list']],
);
