import { messageTemplateCodecs } from '@milepost/openapi/domains/message-template';
import { messageTemplateOperations } from '@milepost/openapi/operations';
import { SENDING_USE_WORDS } from '../../features/message-words/index.ts';
import { codeColumn, defineUses, nameColumn, statusColumn } from '../../features/resource/index.ts';

/** Sending configurations that send with a template. @source admin §2, §8 @reading R-612 */
export const { usesOf, usedBy } = defineUses({
  id: 'messageTemplateUse',
  source: 'admin §2',
  operations: messageTemplateOperations,
  codecs: messageTemplateCodecs,
  call: 'listMessageTemplateUsages',
  columns: [nameColumn('fullName'), codeColumn('enCode'), statusColumn('isEnabled')],
  ...SENDING_USE_WORDS,
});
