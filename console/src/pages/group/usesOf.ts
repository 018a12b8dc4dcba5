import { msg, plural } from '@lingui/core/macro';
import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { defineUses, kindColumns } from '../../features/resource/index.ts';

const KINDS = {
  model: msg`Designed form or list`,
  flow: msg({ message: 'Flow', context: 'design' }),
  portal: msg`Portal`,
  notice: msg`Notice`,
};

/** Designs and notices that name a group. @source admin §2 @reading R-727 */
export const { usesOf, usedBy } = defineUses({
  id: 'groupUse',
  source: 'admin §2',
  operations: groupOperations,
  codecs: groupCodecs,
  call: 'listGroupUsages',
  emptyText: msg`No design and no notice names it`,
  columns: kindColumns(msg`Kind`, KINDS),
  summary: (count, names, isMore) =>
    isMore
      ? msg`${plural(count, { one: '# design or notice names it', other: '# designs or notices name it' })}, ${names} among them.`
      : msg`${plural(count, { one: '# design or notice names it', other: '# designs or notices name it' })}: ${names}.`,
});
