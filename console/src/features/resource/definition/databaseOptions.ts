import type { Option } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import type { Database } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';
import type { OwnFeed } from './types.ts';

const optionsOf = (nodes: readonly Database[], kind: string): Option[] =>
  nodes.flatMap(({ id, fullName, parentId, children }) =>
    // What stands at the top is a kind of database, unless it is the installation's own.
    children.length > 0 || parentId === '-1' ? optionsOf(children, fullName) : [{ id, label: kind ? `${fullName} (${kind})` : fullName }],
  );

/** Databases an SQL may run in. @reading R-302 R-433 */
export const databaseOptions: OwnFeed = async ({ client }, _, signal) => {
  const { data } = await bindOperations(client, dataInterfaceOperations).listDataSources({}, { signal });
  return optionsOf(dataInterfaceCodecs.listDataSources.data.decode(data), '');
};
