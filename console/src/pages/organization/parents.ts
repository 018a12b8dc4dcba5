import { msg } from '@lingui/core/macro';
import type { Option } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { organizationCodecs } from '@milepost/openapi/domains/organization';
import type { OrganizationOption } from '@milepost/openapi/domains/organization';
import { organizationOperations } from '@milepost/openapi/operations';
import type { OwnFeed } from '../../features/resource/index.ts';
import { TOP } from './companyDraft.ts';

/** Id that leaves nothing out. @reading R-097 */
const NOTHING_OMITTED = '0';

type Nodes = readonly OrganizationOption[];

/** Organisations of a tree as options, each level below the one above it. */
const optionsOf = (nodes: Nodes, takes: (node: OrganizationOption) => boolean, depth = 0): Option[] =>
  nodes
    .filter(takes)
    .flatMap(({ id, fullName, lastFullName, enCode, isDisabled, children }) => [
      { id, label: lastFullName || fullName, keywords: enCode, depth, isDisabled },
      ...optionsOf((children ?? []) as Nodes, takes, depth + 1),
    ]);

/** Companies a company may stand below: those one administers, without itself and what is below it. @reading R-096 @reading R-098 */
export const companies: OwnFeed = async ({ client }, { id }, signal) => {
  const omitted = typeof id === 'string' ? id : NOTHING_OMITTED;
  const { data } = await bindOperations(client, organizationOperations).listAuthorizedOrganizations({ path: { id: omitted } }, { signal });
  const found = data ? organizationCodecs.listAuthorizedOrganizations.data.decode(data) : [];
  return [{ id: TOP, label: msg`None, at the top` }, ...optionsOf(found, ({ category }) => category === 'company')];
};

/** Organisations a department may stand below: those one administers, without itself and what is below it. @reading R-096 @reading R-098 */
export const organizations: OwnFeed = async ({ client }, { id }, signal) => {
  const omitted = typeof id === 'string' ? id : NOTHING_OMITTED;
  const { data } = await bindOperations(client, organizationOperations).listAuthorizedDepartments({ path: { id: omitted } }, { signal });
  return data ? optionsOf(organizationCodecs.listAuthorizedDepartments.data.decode(data), () => true) : [];
};
