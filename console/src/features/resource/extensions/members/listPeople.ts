import { bindOperations } from '@milepost/openapi/client';
import { userCodecs } from '@milepost/openapi/domains/user';
import { userOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import type { Api } from '../../../../data/api/index.ts';

/** A page of the people of an organisation and of what stands below it. */
export async function listPeople({ client }: Api, query: OperationShapes['listUsers']['query'], signal: AbortSignal) {
  const { data } = await bindOperations(client, userOperations).listUsers({ query }, { signal });
  return userCodecs.listUsers.data.decode(data);
}
