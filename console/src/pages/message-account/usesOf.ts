import { messageAccountCodecs } from '@milepost/openapi/domains/message-account';
import { messageAccountOperations } from '@milepost/openapi/operations';
import { SENDING_USE_WORDS } from '../../features/message-words/index.ts';
import { codeColumn, defineUses, nameColumn, statusColumn } from '../../features/resource/index.ts';

/** Sending configurations that send through an account. @source admin §2, §8 @reading R-612 */
export const { usesOf, usedBy } = defineUses({
  id: 'messageAccountUse',
  source: 'admin §2',
  operations: messageAccountOperations,
  codecs: messageAccountCodecs,
  call: 'listMessageAccountUsages',
  columns: [nameColumn('fullName'), codeColumn('enCode'), statusColumn('isEnabled')],
  ...SENDING_USE_WORDS,
});
