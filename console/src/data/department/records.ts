import { bindOperations } from '@milepost/openapi/client';
import { organizationCodecs as codecs } from '@milepost/openapi/domains/organization';
import type { DepartmentDraft } from '@milepost/openapi/domains/organization';
import { organizationOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import { defineRecords, switching } from '../records/index.ts';

/** Question for what stands below an organisation; -1 is the top. */
export type DepartmentAsk = OperationShapes['listDepartments']['query'] & { readonly organizeId: string };

/** Other lists show names of departments. */
const NAMED_ELSEWHERE = [['organization'], ['position', 'list'], ['role', 'list'], ['user', 'list']] as const;

/** Departments, level by level, companies among them unless `category` says otherwise. @source admin §7 @reading R-097 */
export const departments = defineRecords(
  'department',
  (client) => {
    const api = bindOperations(client, organizationOperations);
    const load = async (id: string, options = {}) => {
      const { data } = await api.getDepartment({ path: { id } }, options);
      return data && codecs.getDepartment.data.decode(data);
    };
    const update = (id: string, draft: DepartmentDraft) =>
      api.updateDepartment({ path: { id }, body: codecs.updateDepartment.body.encode(draft) });
    return {
      list: async ({ organizeId: id, ...query }: DepartmentAsk, options) =>
        codecs.listDepartments.data.decode((await api.listDepartments({ path: { id }, query }, options)).data),
      load,
      create: (draft: DepartmentDraft) => api.createDepartment({ body: codecs.createDepartment.body.encode(draft) }),
      update,
      remove: (id) => api.removeOrganization({ path: { id } }),
      // There is no call for the state.
      switchTo: switching(load, update),
    };
  },
  NAMED_ELSEWHERE,
);
