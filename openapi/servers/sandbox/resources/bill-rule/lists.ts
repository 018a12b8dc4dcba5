import type { Handlers, World } from '../../core/handlers.ts';
import { ordered, type OrderAsk } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { type Resource } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { labelById } from '../user-administration/labels.ts';
import { nextNumber } from './numbers.ts';
import type { BillRuleStored } from './tables.ts';

/** Handlers of the two lists. */
export function billRuleLists({ store, now }: World, rules: Resource<BillRuleStored>): Handlers<'listBillRules' | 'listBillRuleOptions'> {
  return {
    listBillRules: ({ query }) => {
      const { enabledMark, categoryId } = query;
      const rows = rules.list({ ...(enabledMark !== undefined && { enabledMark }), ...(categoryId && { category: categoryId }) });
      const found = rows.filter((row) => matchesKeyword(query.keyword, row.fullName, row.enCode));
      const { list, pagination } = pageOf(ordered(found, query, SORT_FIELDS), query);
      return { data: { list: list.map((row) => ({ ...shownRow(store, row), nextNumber: nextNumber(store, row, now()) })), pagination } };
    },
    listBillRuleOptions: ({ query }) => {
      const rows = rules.list({ enabledMark: 1, ...(query.categoryId && { category: query.categoryId }) });
      const found = rows.filter((row) => matchesKeyword(query.keyword, row.fullName, row.enCode));
      const { list, pagination } = pageOf(byAge(found, query), query);
      const options = list.map(({ id, fullName, enCode, category, startNumber }) => ({
        id,
        fullName,
        enCode,
        category: categoryName(store, category),
        startNumber,
      }));
      return { data: { list: options, pagination } };
    },
  };
}

const shownRow = (
  store: Store,
  { prefix: _prefix, dateFormat: _format, description: _description, creatorUserId, ...row }: BillRuleStored,
) => ({
  ...row,
  category: categoryName(store, row.category),
  creatorUser: labelById(store, creatorUserId) ?? '',
});

/** Fields a list may be ordered by; others are not looked at. */
const SORT_FIELDS = [
  'fullName',
  'enCode',
  'digit',
  'startNumber',
  'outputNumber',
  'sortCode',
  'enabledMark',
  'creatorTime',
  'lastModifyTime',
] as const;

/** The newest first, as pickers show them; `asc` turns it round. Ids grow with time, also within a millisecond. @source admin §9 @reading R-122 */
const byAge = (rows: readonly BillRuleStored[], ask: OrderAsk): BillRuleStored[] =>
  ask.sidx ? ordered(rows, ask, SORT_FIELDS) : ordered(rows, { ...ask, sidx: 'id' }, ['id']);

/** Name of a business category; empty where the entry is gone. @reading R-122 */
const categoryName = (store: Store, category: string): string =>
  store.one<{ fullName: string }>('SELECT fullName FROM dictionary_entry WHERE id = ?', category)?.fullName ?? '';
