import { bindOperations } from '@milepost/openapi/client';
import { billRuleCodecs as codecs } from '@milepost/openapi/domains/bill-rule';
import type { BillRuleBody } from '@milepost/openapi/domains/bill-rule';
import { billRuleOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';
import { exportedFile } from '../file/exportedFile.ts';
import { defineRecords, switching } from '../records/index.ts';

type Ask = OperationShapes['listBillRules']['query'];

/** Serial-number rules. @source admin §3 §7 */
export const billRules = defineRecords('billRule', (client) => {
  const api = bindOperations(client, billRuleOperations);
  const load = async (id: string, options = {}) => {
    const { data } = await api.getBillRule({ path: { id } }, options);
    return data && codecs.getBillRule.data.decode(data);
  };
  return {
    list: async (query: Ask, options) => codecs.listBillRules.data.decode((await api.listBillRules({ query }, options)).data),
    load,
    create: (draft: BillRuleBody) => api.createBillRule({ body: codecs.createBillRule.body.encode(draft) }),
    update: (id: string, draft: BillRuleBody) => api.updateBillRule({ path: { id }, body: codecs.updateBillRule.body.encode(draft) }),
    remove: (id) => api.removeBillRule({ path: { id } }),
    switchTo: switching(load, (id) => api.setBillRuleState({ path: { id } })),
  };
});

/** A rule as a `.bb` file. */
export async function exportBillRule(api: Api, id: string) {
  const { data } = await bindOperations(api.client, billRuleOperations).exportBillRule({ path: { id } });
  return exportedFile(api, codecs.exportBillRule.data.decode(data));
}

/** Adds the rule a `.bb` file holds; a code that is there is refused. @reading R-502 */
export const importBillRule = (api: Api) =>
  billRules.write((file: File) => bindOperations(api.client, billRuleOperations).importBillRule({ body: { file } }));
