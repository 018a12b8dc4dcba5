import type { Call, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { ordered } from '../../core/order.ts';
import { labelById } from '../user-administration/labels.ts';

/** Members of a notice a list is asked by. */
interface Listed {
  readonly title: string;
  readonly category: string;
  readonly enabledMark: number;
  readonly creatorUser: string;
  readonly creatorTime: number;
  readonly releaseUser: string | null;
  readonly releaseTime: number | null;
  readonly expirationTime: number | null;
  readonly lastModifyTime: number | null;
}
type Ask = Call<'listNotices'>['body'];

const SORT_FIELDS = [
  'title',
  'category',
  'enabledMark',
  'creatorUser',
  'creatorTime',
  'releaseUser',
  'releaseTime',
  'expirationTime',
  'lastModifyTime',
] as const;

/** The notices asked for, oldest first as they came; without a column to order by the newest first. `enabledMark` is the state shown. @reading R-507 */
export function filterNotices<Row extends Listed>({ store }: Pick<World, 'store'>, rows: readonly Row[], ask: Ask): Row[] {
  const isOf = (ids: readonly string[] | null | undefined): ((name: string | null) => boolean) => {
    if (!ids || ids.length === 0) return () => true;
    const names = new Set(ids.map((id) => labelById(store, id)));
    return (name) => name !== null && names.has(name);
  };
  const [isCreator, isReleaser] = [isOf(ask.creatorUser), isOf(ask.releaseUser)];
  const state = ask.enabledMark ?? '';
  const found = rows.filter(
    (row) =>
      matchesKeyword(ask.keyword ?? '', row.title) &&
      (!ask.type || ask.type.length === 0 || ask.type.includes(row.category)) &&
      (state === '' || row.enabledMark === Number(state)) &&
      isCreator(row.creatorUser) &&
      isReleaser(row.releaseUser) &&
      isWithin(row.creatorTime, ask.creatorTime) &&
      isWithin(row.releaseTime, ask.releaseTime) &&
      isWithin(row.expirationTime, ask.expirationTime),
  );
  if (ask.sidx) return ordered(found, { ...(ask.sort && { sort: ask.sort }), sidx: ask.sidx }, SORT_FIELDS);
  return ask.sort === 'asc' ? found : found.toReversed();
}

function isWithin(moment: number | null, span: readonly number[] | null | undefined): boolean {
  const [first, last] = span ?? [];
  if (first === undefined) return true;
  return moment !== null && moment >= first && (last === undefined || moment <= last);
}
