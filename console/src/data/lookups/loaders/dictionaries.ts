import { bindOperations } from '@milepost/openapi/client';
import { billRuleCodecs } from '@milepost/openapi/domains/bill-rule';
import type { BillRuleOption } from '@milepost/openapi/domains/bill-rule';
import { dictionaryCodecs } from '@milepost/openapi/domains/dictionary';
import type { Category, Dictionary } from '@milepost/openapi/domains/dictionary';
import { billRuleOperations, dictionaryOperations } from '@milepost/openapi/operations';
import { fetchDictionaries } from '../../dictionary/queries.ts';
import type { LookupAsk } from '../declare.ts';

/** Every dictionary with its entries. */
export async function dictionaryList({ client, signal }: LookupAsk): Promise<readonly Dictionary[]> {
  return fetchDictionaries(bindOperations(client, dictionaryOperations), signal);
}

/** All categories. */
export async function dictionaryTree({ client, signal }: LookupAsk): Promise<readonly Category[]> {
  const { data } = await bindOperations(client, dictionaryOperations).listDictionaryCategories({}, { signal });
  return dictionaryCodecs.listDictionaryCategories.data.decode(data);
}

/** The largest page there is, and how many of them are asked for at most. @source admin §9 */
const PAGE_ROWS = 500;
const MAX_PAGES = 20;

/** Every enabled serial-number rule, the newest first. The call has pages, so it is asked until they end. @reading R-301 */
export async function ruleData({ client, signal }: LookupAsk): Promise<readonly BillRuleOption[]> {
  const api = bindOperations(client, billRuleOperations);
  const rules: BillRuleOption[] = [];
  for (let currentPage = 1; currentPage <= MAX_PAGES; currentPage += 1) {
    const query = { keyword: '', categoryId: '', sort: 'desc', sidx: '', currentPage, pageSize: PAGE_ROWS } as const;
    // oxlint-disable-next-line no-await-in-loop -- whether there is another page is known from the one before
    const { data } = await api.listBillRuleOptions({ query }, { signal });
    const { rows, total } = billRuleCodecs.listBillRuleOptions.data.decode(data);
    rules.push(...rows);
    if (rows.length < PAGE_ROWS || rules.length >= total) break;
  }
  return rules;
}
