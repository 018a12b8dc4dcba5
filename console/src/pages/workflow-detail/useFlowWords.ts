import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { StatusTone } from '@milepost/kit/status';
import type { FlowTask, HandleStatus, OwnFlow } from '@milepost/openapi/domains/workflow';
import { FLOW_STATES, HANDLED, URGENCIES } from '../../features/flow/flowWords.ts';

interface ShownState {
  readonly word: string;
  readonly tone: StatusTone;
}

/** States, urgencies and what was done, in the language of the page. @source forms §9 */
export function useFlowWords() {
  const { i18n } = useLingui();
  const said = ({ says, tone }: { readonly says: MessageDescriptor; readonly tone: StatusTone }): ShownState => ({
    word: i18n._(says),
    tone,
  });
  return {
    state: (state: OwnFlow['state']) => said(FLOW_STATES[state]),
    urgency: (urgency: FlowTask['urgency']) => said(URGENCIES[urgency]),
    done: (status: HandleStatus) => i18n._(HANDLED[status]),
  };
}
