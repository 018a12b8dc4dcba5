export { ConfirmHost, useAsk, useConfirm } from './ConfirmHost.tsx';
export type { Confirm, ConfirmHostProps, Question } from './types.ts';
