import { msg, plural } from '@lingui/core/macro';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';
import { defineUses, kindColumns } from '../../features/resource/index.ts';

const KINDS = {
  model: msg`Designed form or list`,
  flow: msg({ message: 'Flow', context: 'design' }),
  portal: msg`Portal`,
  printTemplate: msg`Print template`,
};

/** Designs that name a data interface, and stop getting rows with it. @source admin §2, §8 @reading R-703 */
export const { usesOf, usedBy } = defineUses({
  id: 'dataInterfaceUse',
  source: 'admin §2',
  operations: dataInterfaceOperations,
  codecs: dataInterfaceCodecs,
  call: 'listDataInterfaceUsages',
  emptyText: msg`No design names it`,
  columns: kindColumns(msg`Kind`, KINDS),
  summary: (count, names, isMore) =>
    isMore
      ? msg`${plural(count, { one: '# design names it', other: '# designs name it' })}, ${names} among them.`
      : msg`${plural(count, { one: '# design names it', other: '# designs name it' })}: ${names}.`,
});
