/** Target of a dynamic code: a record of a form, and its step in a flow. */
export interface QrTarget {
  readonly id: string;
  readonly modelId: string;
  readonly modelType: string;
  readonly flowId: string;
  readonly processId: string;
  readonly taskId: string;
  readonly operationType: string;
}

/** Text of a dynamic code: exactly eight keys. Nothing secret is in it. @source forms §3 */
export const qrPayload = (target: QrTarget): string =>
  JSON.stringify({
    t: 'DFD',
    id: target.id,
    mid: target.modelId,
    mt: target.modelType,
    fid: target.flowId,
    pid: target.processId,
    ftid: target.taskId,
    opt: target.operationType,
  });
