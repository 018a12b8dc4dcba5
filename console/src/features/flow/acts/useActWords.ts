import { useLingui } from '@lingui/react/macro';
import { isUsualButton } from '@milepost/openapi/domains/workflow';
import type { FlowDetail } from '@milepost/openapi/domains/workflow';
import type { FlowAct } from './openActs.ts';

/** Words of the buttons: those of the design, else our own. */
export function useActWords(properties: FlowDetail['properties']): Readonly<Record<FlowAct, string>> {
  const { t } = useLingui();
  const word = (text: string | undefined, usual: string) => (text === undefined || isUsualButton(text) ? usual : text);
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
    print: word(properties?.printBtnText, t`Print`),
  };
}
