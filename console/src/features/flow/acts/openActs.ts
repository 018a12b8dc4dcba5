import type { FlowDetail, FlowStanding } from '@milepost/openapi/domains/workflow';

/** Acts on a process or on work in it. */
export type FlowAct = 'approve' | 'reject' | 'transfer' | 'addSigner' | 'save' | 'recall' | 'revoke' | 'urge' | 'cancel' | 'print';

/** Name of what is said with an act among drafts; its record is the work, or the process where it is about no work. */
export const actDraftName = (act: FlowAct): string => `flow-${act}`;

/** Place of the reader in a process. */
export interface ReaderOfFlow {
  readonly standing: FlowStanding;
  /** The work the page was opened with still waits for the reader. */
  readonly isMine: boolean;
  /** Id of the reader. */
  readonly ownId: string;
}

/** Line of the trail the reader can take back: the last one, where they have approved with it and the process still waits. @reading R-371 */
export function recallable({ task, trail }: Pick<FlowDetail, 'task' | 'trail'>, ownId: string): string | null {
  const last = trail.at(-1);
  return task?.state === 'waiting' && last?.handleStatus === 'approved' && last.handleId === ownId ? last.id : null;
}

/**
 * Acts open to the reader, the usual one first. What the server says decides; where an older one says nothing, whoever holds the
 * work handles it, and whoever launched the process may revoke and urge it.
 */
export function openActs(
  detail: Pick<FlowDetail, 'task' | 'trail' | 'properties'>,
  { standing, isMine, ownId }: ReaderOfFlow,
): readonly FlowAct[] {
  const { properties: says, task } = detail;
  const isWaiting = task?.state === 'waiting';
  const isOwn = isWaiting && standing === 'launched';
  const may: Readonly<Record<FlowAct, boolean>> = {
    approve: isMine && says?.hasAuditBtn !== false,
    reject: isMine && says?.hasRejectBtn !== false,
    transfer: isMine && says?.hasTransferBtn !== false,
    addSigner: isMine && says?.hasFreeApproverBtn === true,
    save: isMine && says?.hasSaveBtn !== false,
    recall: recallable(detail, ownId) !== null,
    revoke: isOwn && says?.hasRevokeBtn !== false,
    urge: isOwn && says?.hasPressBtn !== false,
    cancel: isWaiting && says?.hasCancelBtn === true,
    print: says?.hasPrintBtn === true && says.printId !== null,
  };
  return (Object.keys(may) as FlowAct[]).filter((act) => may[act]);
}
