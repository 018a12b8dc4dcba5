export { messageAccountCodecs, type MessageAccountOperation } from './codec.ts';
export type { MailTest, MessageAccount, MessageAccountDraft, MessageAccountRow } from './model.ts';
export {
  ACCOUNT_TYPE,
  accountProblems,
  APPROVE_TYPE,
  neededTexts,
  secretTexts,
  SMS_CHANNEL,
  type AccountProblem,
  type AccountText,
} from './rules.ts';
