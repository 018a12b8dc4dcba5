import { useLingui } from '@lingui/react/macro';
import type { StatusTone } from '@milepost/kit/status';
import type { FlowState, FlowTask, HandleStatus } from '@milepost/openapi/domains/workflow';

interface Said {
  readonly word: string;
  readonly tone: StatusTone;
}

/** States, urgencies and what was done, as a shape and a word. @source forms §9 */
export function useFlowWords() {
  const { t } = useLingui();
  const state: Record<FlowState, Said> = {
    waiting: { word: t({ message: 'In progress', context: 'flow' }), tone: 'progress' },
    adopted: { word: t({ message: 'Approved', context: 'flow' }), tone: 'success' },
    rejected: { word: t({ message: 'Rejected', context: 'flow' }), tone: 'danger' },
    revoked: { word: t({ message: 'Revoked', context: 'flow' }), tone: 'off' },
    cancelled: { word: t({ message: 'Cancelled', context: 'flow' }), tone: 'off' },
    unknown: { word: t({ message: 'Unknown', context: 'flow' }), tone: 'info' },
  };
  const urgency: Record<FlowTask['urgency'], Said> = {
    normal: { word: t`Normal`, tone: 'info' },
    important: { word: t`Important`, tone: 'warning' },
    urgent: { word: t`Urgent`, tone: 'danger' },
  };
  const done: Record<HandleStatus, string> = {
    returned: t({ message: 'Returned', context: 'handled' }),
    approved: t({ message: 'Approved', context: 'handled' }),
    initiated: t({ message: 'Initiated', context: 'handled' }),
    withdrawn: t({ message: 'Withdrawn', context: 'handled' }),
    terminated: t({ message: 'Terminated', context: 'handled' }),
    assigned: t({ message: 'Assigned', context: 'handled' }),
    addSigner: t({ message: 'Signer added', context: 'handled' }),
    transferred: t({ message: 'Transferred', context: 'handled' }),
    changed: t({ message: 'Changed', context: 'handled' }),
    revived: t({ message: 'Revived', context: 'handled' }),
    unknown: t({ message: 'Unknown', context: 'handled' }),
  };
  return { state, urgency, done };
}
