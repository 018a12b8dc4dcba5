import { msg, plural } from '@lingui/core/macro';
import { messageAccountCodecs } from '@milepost/openapi/domains/message-account';
import { messageAccountOperations } from '@milepost/openapi/operations';
import { codeColumn, defineUses, nameColumn, statusColumn } from '../../features/resource/index.ts';

/** Sending configurations that send through an account. @source admin §2, §8 @reading R-612 */
export const { usesOf, usedBy } = defineUses({
  id: 'messageAccountUse',
  source: 'admin §2',
  operations: messageAccountOperations,
  codecs: messageAccountCodecs,
  call: 'listMessageAccountUsages',
  none: msg`No sending configuration names it`,
  columns: [nameColumn('fullName'), codeColumn('enCode'), statusColumn('isEnabled')],
  told: (count, names, isMore) =>
    isMore
      ? msg`${plural(count, { one: '# sending configuration names it', other: '# sending configurations name it' })}, ${names} among them.`
      : msg`${plural(count, { one: '# sending configuration names it', other: '# sending configurations name it' })}: ${names}.`,
});
