import type { DataInterfaceFeed } from '@milepost/kit/data-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const argument = (parameter: Readonly<Record<string, unknown>>) => ({
  field: text(parameter['field']),
  relationField: text(parameter['relationField']),
  defaultValue: parameter['defaultValue'],
  dataType: text(parameter['dataType']),
});

/** Rows of data interfaces, for popup selects. @source forms §2.6, §7 */
export function dataInterfaceFeed(client: Client): DataInterfaceFeed {
  const api = bindOperations(client, dataInterfaceOperations);
  return {
    async list({ interfaceId, columnOptions, paramList, ...ask }, signal) {
      const body = dataInterfaceCodecs.listDataInterfaceRows.body.encode({
        ...ask,
        interfaceId,
        columnOptions: columnOptions.split(',').filter(Boolean),
        paramList: paramList.map(argument),
      });
      const { data } = await api.listDataInterfaceRows({ path: { id: interfaceId }, body }, { signal });
      return dataInterfaceCodecs.listDataInterfaceRows.data.decode(data);
    },
    async lookup({ interfaceId, ids, paramList, ...ask }, signal) {
      const body = dataInterfaceCodecs.findDataInterfaceRows.body.encode({
        ...ask,
        interfaceId,
        ids: [...ids],
        paramList: paramList.map(argument),
      });
      const { data } = await api.findDataInterfaceRows({ path: { id: interfaceId }, body }, { signal });
      return dataInterfaceCodecs.findDataInterfaceRows.data.decode(data);
    },
  };
}
