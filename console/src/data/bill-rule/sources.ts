import type { NodeSource, PageAsk } from '@milepost/kit/engines/node-source';
import type { PickerNode, TableAsk } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { BUSINESS_CATEGORY_CODES, billRuleCodecs } from '@milepost/openapi/domains/bill-rule';
import type { BillRuleOption } from '@milepost/openapi/domains/bill-rule';
import type { Option } from '@milepost/openapi/domains/dictionary';
import { billRuleOperations } from '@milepost/openapi/operations';
import { lazyTreeSource } from '../lazyTree.ts';
import { askLookup } from '../lookups/index.ts';
import type { Lookups } from '../lookups/index.ts';
import { PICKER_PAGE_SIZE } from '../pickerNode.ts';

/** Newest first. @source forms §9 */
const ORDER = { sort: 'desc', sidx: '' } as const;

const categoryNode = ({ id, fullName, children }: Option): PickerNode => ({
  id,
  fullName,
  isLeaf: children.length === 0,
  children: children.map(categoryNode),
});

/** Business categories: entries of the first of their dictionaries that exists. @source forms §2.5 @reading R-122 */
export const businessCategorySource = (lookups: Lookups): NodeSource<PickerNode> =>
  lazyTreeSource(async (signal) => {
    const dictionaries = await askLookup(lookups, signal, 'dictionaryList');
    const found = BUSINESS_CATEGORY_CODES.map((code) => dictionaries.find(({ enCode }) => enCode === code)).find(Boolean);
    return (found?.entries ?? []).map(categoryNode);
  });

/** A rule is stored by its code, so the code is what the picker knows it by. @source forms §3 */
const ruleNode = ({ fullName, enCode, category, startNumber }: BillRuleOption): PickerNode => ({
  id: enCode,
  fullName,
  code: enCode,
  note: category,
  isLeaf: true,
  cells: { fullName, enCode, startNumber },
});

/** Enabled rules of a category, page by page. @source forms §7, §9 */
export const billRuleRows =
  (client: Client) =>
  async ({ categoryId, keyword }: TableAsk, { pageNumber }: PageAsk, signal: AbortSignal) => {
    const { data } = await bindOperations(client, billRuleOperations).listBillRuleOptions(
      { query: { ...ORDER, keyword, categoryId: categoryId ?? '', currentPage: pageNumber, pageSize: PICKER_PAGE_SIZE } },
      { signal },
    );
    const { rows, total } = billRuleCodecs.listBillRuleOptions.data.decode(data);
    return { nodes: rows.map(ruleNode), total };
  };

/** Rules by their codes: a search for each, as there is no call for several. */
export const resolveBillRules = (client: Client) => async (stored: readonly (string | readonly string[])[], signal: AbortSignal) => {
  const rows = billRuleRows(client);
  const found = await Promise.all(
    stored.map(async (code) => {
      const { nodes } = await rows({ categoryId: null, keyword: String(code) }, { pageNumber: 1, pageRows: PICKER_PAGE_SIZE }, signal);
      return nodes.filter(({ id }) => id === code);
    }),
  );
  return found.flat();
};
