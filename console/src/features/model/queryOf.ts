import type { ListAsk } from '@milepost/kit/lists/grammar';
import { LARGEST_PAGE, recordCodecs } from '@milepost/openapi/domains/record';
import type { RecordQuery } from '@milepost/openapi/domains/record';
import type { CompiledList } from '../../data/model/compile/index.ts';
import { sentConditions } from './conditions/storedConditions.ts';

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.every((one) => one === null || one === ''));

/** Rows and columns of an export. */
export type QueriedRows = Pick<RecordQuery, 'rows' | 'selectIds' | 'selectKey'>;
const LISTED: QueriedRows = { rows: 'page', selectIds: [], selectKey: [] };

/** List a question is for. */
export interface QueryAt {
  readonly list: Pick<CompiledList, 'order' | 'designedOrder' | 'isUnpaged' | 'conditions'> & {
    readonly keyword: { readonly sends: string } | null;
  };
  /** Entry of the menu it is opened at. */
  readonly menuId: string;
  /** Filter the tree beside it stands for. */
  readonly node?: Readonly<Record<string, unknown>>;
}

/** Question of a generated list as it is sent. @source forms §7 @reading R-139 */
export function queryOf(ask: ListAsk, { list, menuId, node = {} }: QueryAt, rows: QueriedRows = LISTED) {
  const { page, pageSize, order, filters, keyword } = ask;
  const words = keyword !== '' && list.keyword ? { [list.keyword.sends]: keyword } : {};
  const given = Object.entries({ ...filters, ...words, ...node }).filter(([, value]) => isGiven(value));
  const isDesigned = order?.columnId === list.order?.by && order?.direction === (list.order?.direction ?? 'ascending');
  return recordCodecs.listRecords.body.encode({
    currentPage: list.isUnpaged ? 1 : page,
    pageSize: list.isUnpaged ? LARGEST_PAGE : pageSize,
    sort: order?.direction === 'ascending' ? 'asc' : 'desc',
    sortField: isDesigned ? list.designedOrder : (order?.columnId ?? ''),
    menuId,
    filter: given.length > 0 ? { kind: 'value', value: Object.fromEntries(given) } : { kind: 'none' },
    conditions: ask.conditions ? { kind: 'value', value: sentConditions(ask.conditions, list.conditions) } : { kind: 'none' },
    ...rows,
    keyword: '',
  });
}
