import { bindOperations } from '@milepost/openapi/client';
import { groupCodecs as codecs } from '@milepost/openapi/domains/group';
import type { GroupDraft } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import { defineRecords, switching } from '../records/index.ts';

type Ask = OperationShapes['listGroups']['query'];

/** Groups of people. @source admin §7 */
export const groups = defineRecords('group', (client) => {
  const api = bindOperations(client, groupOperations);
  const load = async (id: string, options = {}) => {
    const { data } = await api.getGroup({ path: { id } }, options);
    return data && codecs.getGroup.data.decode(data);
  };
  const update = (id: string, draft: GroupDraft) => api.updateGroup({ path: { id }, body: codecs.updateGroup.body.encode(draft) });
  return {
    list: async (query: Ask, options) => codecs.listGroups.data.decode((await api.listGroups({ query }, options)).data),
    load,
    create: (draft: GroupDraft) => api.createGroup({ body: codecs.createGroup.body.encode(draft) }),
    update,
    remove: (id) => api.removeGroup({ path: { id } }),
    // There is no call for the state.
    switchTo: switching(load, update),
  };
});
