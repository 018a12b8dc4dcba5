import type { Handlers, World } from '../../core/handlers.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword, type Resource } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import type { BillRuleStored } from './tables.ts';

/** What answers the two lists. */
export function billRuleLists({ store }: World, rules: Resource<BillRuleStored>): Handlers<'listBillRules' | 'listBillRuleOptions'> {
  return {
    listBillRules: ({ query }) => {
      const rows = rules.list(query.enabledMark === undefined ? {} : { enabledMark: query.enabledMark });
      const found = rows.filter((row) => matchesKeyword(query.keyword, row.fullName, row.enCode));
      const { list, pagination } = pageOf(ordered(found, query), query);
      return { data: { list: list.map((row) => shownRow(store, row)), pagination } };
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
  creatorUser: personName(store, creatorUserId),
});

/** How a list is asked to be ordered. */
interface OrderAsk {
  sort?: 'asc' | 'desc' | undefined;
  sidx?: string | undefined;
}

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

/** Orders rows by the field asked for, the direction being descending where none is said; as they are where no field is asked for. */
function ordered(rows: readonly BillRuleStored[], { sort = 'desc', sidx }: OrderAsk): BillRuleStored[] {
  const field = SORT_FIELDS.find((known) => known === sidx);
  if (!field) return [...rows];
  const direction = sort === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => direction * (compare(one[field] ?? '', other[field] ?? '') || compare(one.id, other.id)));
}

/** The newest first, as pickers show them; `asc` turns it round. @source admin §9 @reading R-122 */
const byAge = (rows: readonly BillRuleStored[], ask: OrderAsk): BillRuleStored[] =>
  ordered(rows, { ...ask, sidx: ask.sidx || 'creatorTime' });

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Name of a business category; empty where the entry is gone. @reading R-122 */
const categoryName = (store: Store, category: string): string =>
  store.one<{ fullName: string }>('SELECT fullName FROM dictionary_entry WHERE id = ?', category)?.fullName ?? '';

/** `孙婉宁/admin`; empty where the person is gone. */
function personName(store: Store, userId: string): string {
  const person = store.one<{ realName: string; account: string }>('SELECT realName, account FROM user WHERE id = ?', userId);
  return person ? `${person.realName}/${person.account}` : '';
}
