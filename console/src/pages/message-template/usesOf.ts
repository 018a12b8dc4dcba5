import { msg, plural } from '@lingui/core/macro';
import { messageTemplateCodecs } from '@milepost/openapi/domains/message-template';
import { messageTemplateOperations } from '@milepost/openapi/operations';
import { codeColumn, defineUses, nameColumn, statusColumn } from '../../features/resource/index.ts';

/** Sending configurations that send with a template. @source admin §2, §8 @reading R-612 */
export const { usesOf, usedBy } = defineUses({
  id: 'messageTemplateUse',
  source: 'admin §2',
  operations: messageTemplateOperations,
  codecs: messageTemplateCodecs,
  call: 'listMessageTemplateUsages',
  none: msg`No sending configuration names it`,
  columns: [nameColumn('fullName'), codeColumn('enCode'), statusColumn('isEnabled')],
  told: (count, names, isMore) =>
    isMore
      ? msg`${plural(count, { one: '# sending configuration names it', other: '# sending configurations name it' })}, ${names} among them.`
      : msg`${plural(count, { one: '# sending configuration names it', other: '# sending configurations name it' })}: ${names}.`,
});
