import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { StatusTone } from '@milepost/kit/status';
import type { FlowTask, HandleStatus, OwnFlow } from '@milepost/openapi/domains/workflow';

interface StateLabel {
  readonly says: MessageDescriptor;
  readonly tone: StatusTone;
}

/** States of a flow, as a shape and a word. @source forms §9 */
export const FLOW_STATES: Readonly<Record<OwnFlow['state'], StateLabel>> = {
  draft: { says: msg({ message: 'Draft', context: 'flow' }), tone: 'off' },
  waiting: { says: msg({ message: 'In progress', context: 'flow' }), tone: 'progress' },
  adopted: { says: msg({ message: 'Approved', context: 'flow' }), tone: 'success' },
  rejected: { says: msg({ message: 'Rejected', context: 'flow' }), tone: 'danger' },
  revoked: { says: msg({ message: 'Revoked', context: 'flow' }), tone: 'off' },
  cancelled: { says: msg({ message: 'Cancelled', context: 'flow' }), tone: 'off' },
  unknown: { says: msg({ message: 'Unknown', context: 'flow' }), tone: 'info' },
};

/** @source forms §9 */
export const URGENCIES: Readonly<Record<FlowTask['urgency'], StateLabel>> = {
  normal: { says: msg`Normal`, tone: 'info' },
  important: { says: msg`Important`, tone: 'warning' },
  urgent: { says: msg`Urgent`, tone: 'danger' },
};

/** Acts that were done. @source forms §9 */
export const HANDLED: Readonly<Record<HandleStatus, MessageDescriptor>> = {
  returned: msg({ message: 'Returned', context: 'handled' }),
  approved: msg({ message: 'Approved', context: 'handled' }),
  initiated: msg({ message: 'Initiated', context: 'handled' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'handled' }),
  terminated: msg({ message: 'Terminated', context: 'handled' }),
  assigned: msg({ message: 'Assigned', context: 'handled' }),
  addSigner: msg({ message: 'Signer added', context: 'handled' }),
  transferred: msg({ message: 'Transferred', context: 'handled' }),
  changed: msg({ message: 'Changed', context: 'handled' }),
  revived: msg({ message: 'Revived', context: 'handled' }),
  unknown: msg({ message: 'Unknown', context: 'handled' }),
};
