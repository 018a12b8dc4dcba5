import { bindOperations } from '@milepost/openapi/client';
import { organizationCodecs as codecs } from '@milepost/openapi/domains/organization';
import type { CompanyDraft } from '@milepost/openapi/domains/organization';
import { organizationOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import { defineRecords, switching } from '../records/index.ts';

type Ask = OperationShapes['listOrganizations']['query'];

/** Other lists show names of organisations. */
const NAMED_ELSEWHERE = [['department'], ['position', 'list'], ['role', 'list'], ['user', 'list']] as const;

/** Companies; their list is the tree that holds the departments too. Deleting takes either. @source admin §7 */
export const organizations = defineRecords(
  'organization',
  (client) => {
    const api = bindOperations(client, organizationOperations);
    const load = async (id: string, options = {}) => {
      const { data } = await api.getOrganization({ path: { id } }, options);
      return data && codecs.getOrganization.data.decode(data);
    };
    const update = (id: string, draft: CompanyDraft) =>
      api.updateOrganization({ path: { id }, body: codecs.updateOrganization.body.encode(draft) });
    return {
      list: async (query: Ask, options) => codecs.listOrganizations.data.decode((await api.listOrganizations({ query }, options)).data),
      load,
      create: (draft: CompanyDraft) => api.createOrganization({ body: codecs.createOrganization.body.encode(draft) }),
      update,
      remove: (id) => api.removeOrganization({ path: { id } }),
      // There is no call for the state.
      switchTo: switching(load, update),
    };
  },
  NAMED_ELSEWHERE,
);
