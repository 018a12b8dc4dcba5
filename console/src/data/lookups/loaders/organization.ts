import { bindOperations } from '@milepost/openapi/client';
import { organizationCodecs } from '@milepost/openapi/domains/organization';
import type { OrganizationOption } from '@milepost/openapi/domains/organization';
import { organizationOperations } from '@milepost/openapi/operations';
import type { LookupAsk } from '../declare.ts';

/** Placeholder of the wire for "leave nothing out". @source forms §7 */
const NOTHING_OMITTED = '0';

/** Companies with all that stands below them. @reading R-301 */
export async function companyTree({ client, signal }: LookupAsk): Promise<readonly OrganizationOption[]> {
  const api = bindOperations(client, organizationOperations);
  const { data } = await api.listOrganizationOptions({ path: { id: NOTHING_OMITTED } }, { signal });
  return organizationCodecs.listOrganizationOptions.data.decode(data);
}

/** Departments with the companies above them. */
export async function departmentTree({ client, signal }: LookupAsk): Promise<readonly OrganizationOption[]> {
  const api = bindOperations(client, organizationOperations);
  const { data } = await api.listDepartmentOptions({ path: { id: NOTHING_OMITTED } }, { signal });
  return organizationCodecs.listDepartmentOptions.data.decode(data);
}
