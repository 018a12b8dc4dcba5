export { sendConfigCodecs, type SendConfigOperation } from './codec.ts';
export type {
  SendConfig,
  SendConfigChannel,
  SendConfigChannelDraft,
  SendConfigDraft,
  SendConfigOption,
  SendConfigRow,
  SendOutcome,
  SendTest,
} from './model.ts';
export {
  needsAccount,
  needsReceivers,
  sendConfigProblems,
  sendTestProblems,
  type SendConfigField,
  type SendConfigProblem,
} from './rules.ts';
