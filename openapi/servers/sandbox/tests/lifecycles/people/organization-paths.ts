import { organizationCodecs } from '../../../../../src/domains/organization/index.ts';
import { flatten } from '../../client.ts';
import { only, read, type Api } from '../client.ts';

/** The ids from the top down to the organisation of this name. */
export async function pathTo(api: Api, fullName: string): Promise<string[]> {
  const tree = await read(organizationCodecs.listOrganizations, api.listOrganizations());
  return only(flatten(tree), fullName, (node) => node.fullName === fullName).organizeIdTree;
}

/** The id of the organisation of this name. */
export const organizationId = async (api: Api, fullName: string): Promise<string> => (await pathTo(api, fullName)).at(-1) ?? '';
