import { msg, plural } from '@lingui/core/macro';
import { peopleOf } from './peopleOf.ts';
import { relatedList } from './relatedList.ts';
import { listPeople } from '../../extensions/members/listPeople.ts';
import type { AnyRow, DeletionImpact, MoreAction } from '../../definition/types.ts';

/** The action that shows who belongs to an organisation. @source admin §6 */
export const people = (): MoreAction<AnyRow> =>
  // Who sees the organisation may see who belongs to it.
  relatedList({ id: 'people', label: msg`Members`, of: peopleOf });

/** Number of people in an organisation that is to be deleted, and in what stands below it. @source admin §8 */
export const peopleEffects: DeletionImpact<AnyRow> = async ({ id }, api, signal) => {
  const { total: count } = await listPeople(api, { organizeId: id, currentPage: 1, pageSize: 1 }, signal);
  return count === 0 ? [] : [msg`${plural(count, { one: '# person belongs to it.', other: '# people belong to it.' })}`];
};
