import { useLingui } from '@lingui/react/macro';
import type { FlowDetail } from '@milepost/openapi/domains/workflow';
import type { FlowAct } from './openActs.ts';

/** Words servers put on their buttons unless a design says otherwise: ours say the same in every language. */
const USUAL: ReadonlySet<string> = new Set([
  '',
  '同意',
  '通过',
  '审核通过',
  '拒绝',
  '退回',
  '转办',
  '转审',
  '暂存',
  '保存草稿',
  '撤回',
  '加签',
  '终止',
  '催办',
]);

/** Words of the buttons: those of the design, else our own. */
export function useActWords(properties: FlowDetail['properties']): Readonly<Record<FlowAct, string>> {
  const { t } = useLingui();
  const word = (text: string | undefined, usual: string) => (text === undefined || USUAL.has(text.replaceAll(' ', '')) ? usual : text);
  return {
    approve: word(properties?.auditBtnText, t({ message: 'Approve', context: 'work' })),
    reject: word(properties?.rejectBtnText, t({ message: 'Send back', context: 'work' })),
    transfer: word(properties?.transferBtnText, t({ message: 'Hand over', context: 'work' })),
    addSigner: word(properties?.freeApproverBtnText, t({ message: 'Add a signer', context: 'work' })),
    save: word(properties?.saveBtnText, t({ message: 'Keep for later', context: 'work' })),
    recall: t({ message: 'Recall', context: 'work' }),
    revoke: word(properties?.revokeBtnText, t({ message: 'Revoke', context: 'flow' })),
    urge: word(properties?.pressBtnText, t({ message: 'Urge', context: 'flow' })),
    cancel: word(properties?.cancelBtnText, t({ message: 'End the flow', context: 'flow' })),
  };
}
