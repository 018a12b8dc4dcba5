import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import type { UploadedFile } from '@milepost/openapi/domains/file';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import type { FlowHandling, FlowLaunch, FlowLaunched } from '@milepost/openapi/domains/workflow';
import type { RecordValues } from '@milepost/openapi/domains/record';
import { workflowOperations } from '@milepost/openapi/operations';
import { fromJson } from '@milepost/openapi/wire';
import type { Write } from '../useWrite.ts';

/** Outcome of an act: the server's sentence, and steps that still want people: then nothing was done yet. */
export interface Acted {
  readonly msg: string;
  readonly emptySteps: FlowLaunched['emptySteps'];
  /** Process of a launch. */
  readonly processId: string | null;
}

/** An act, sent. */
export type Act = () => Promise<Acted>;

/** Any act: what it makes old is read again afterwards. */
export const actWrite: Write<Act, Acted> = { send: (act) => act() };

const done = ({ msg }: { readonly msg: string }): Acted => ({ msg, emptySteps: [], processId: null });

/** Acts on work and on processes, each ready to be sent. @source shell §2 @reading R-158 @reading R-697 */
export function flowActs(client: Client) {
  const api = bindOperations(client, workflowOperations);
  const answered = (
    codec: typeof workflowCodecs.createFlowTask.data,
    { msg, data }: { msg: string; data: string | object[] | null },
  ): Acted => ({
    msg,
    ...(data === null ? { processId: null, emptySteps: [] } : fromJson(codec, data)),
  });
  return {
    approve: (workId: string, said: FlowHandling) => async () =>
      answered(
        workflowCodecs.approveFlowTask.data,
        await api.approveFlowTask({ path: { id: workId }, body: workflowCodecs.approveFlowTask.body.encode(said) }),
      ),
    reject: (workId: string, said: FlowHandling) => async () =>
      done(await api.rejectFlowTask({ path: { id: workId }, body: workflowCodecs.rejectFlowTask.body.encode(said) })),
    save: (workId: string, said: FlowHandling) => async () =>
      done(await api.saveFlowTask({ path: { id: workId }, body: workflowCodecs.saveFlowTask.body.encode(said) })),
    transfer: (workId: string, said: { readonly userId: string; readonly opinion: string }) => async () =>
      done(
        await api.transferFlowTask({ path: { id: workId }, body: workflowCodecs.transferFlowTask.body.encode({ ...said, nodeCode: '' }) }),
      ),
    /** Gives the step a process stands at to somebody; for administrators. The server knows which step that is. */
    assign: (processId: string, said: { readonly userId: string; readonly opinion: string }) => async () => {
      const { nodeCode: _, ...body } = workflowCodecs.assignFlowTask.body.encode({ ...said, nodeCode: '' });
      return done(await api.assignFlowTask({ path: { id: processId }, body }));
    },
    addSigner:
      (workId: string, said: { readonly userId: string; readonly opinion: string; readonly place: 'before' | 'after' }) => async () =>
        done(await api.addFlowSigner({ path: { id: workId }, body: workflowCodecs.addFlowSigner.body.encode(said) })),
    recall: (recordId: string, opinion: string) => async () =>
      done(await api.recallFlowTask({ path: { id: recordId }, body: workflowCodecs.recallFlowTask.body.encode({ opinion }) })),
    revoke: (processId: string, opinion: string) => async () =>
      done(await api.revokeFlowTask({ path: { id: processId }, body: workflowCodecs.revokeFlowTask.body.encode({ opinion }) })),
    cancel: (processId: string, opinion: string) => async () =>
      done(await api.cancelFlowTask({ path: { id: processId }, body: workflowCodecs.cancelFlowTask.body.encode({ opinion }) })),
    urge: (processId: string) => async () => done(await api.urgeFlowTask({ path: { id: processId } })),
    /** Launches a flow or keeps it as a draft; `id` is that of the draft or of the process that came back, null for a new one. */
    launch: (id: string | null, said: FlowLaunch) => async () => {
      const body = workflowCodecs.createFlowTask.body.encode(said);
      return answered(
        workflowCodecs.createFlowTask.data,
        id === null ? await api.createFlowTask({ body }) : await api.updateFlowTask({ path: { id }, body }),
      );
    },
    several:
      (
        ids: readonly string[],
        said: { readonly act: 'approve' | 'reject' | 'transfer'; readonly opinion: string; readonly userId: string },
      ) =>
      async () =>
        done(await api.handleFlowTasks({ body: workflowCodecs.handleFlowTasks.body.encode({ ...said, ids: [...ids] }) })),
  };
}

/** A remark as it is written. */
export interface CommentDraft {
  readonly text: string;
  readonly files: readonly UploadedFile[];
}

/** Writes a remark about a process, with its files. */
export const addComment = (client: Client, processId: string): Write<CommentDraft, { msg: string }> => ({
  send: ({ text, files }) =>
    bindOperations(client, workflowOperations).createFlowComment({
      body: workflowCodecs.createFlowComment.body.encode({
        taskId: processId,
        text,
        images: { kind: 'none' },
        files: { kind: 'value', value: [...files] },
      }),
    }),
});

/** Takes a remark of the caller back. */
export const removeComment = (client: Client): Write<string, { msg: string }> => ({
  send: (id) => bindOperations(client, workflowOperations).removeFlowComment({ path: { id } }),
});

/** Keeps a phrase of the caller. */
export const addPhrase = (client: Client): Write<string, { msg: string }> => ({
  send: (text) =>
    bindOperations(client, workflowOperations).createOpinionPhrase({
      body: workflowCodecs.createOpinionPhrase.body.encode({ text, owner: 'caller', isEnabled: true, sortCode: 0 }),
    }),
});

/** Values as a process keeps them: those nobody sees go back as they came. */
export const mergedValues = (loaded: RecordValues | null, edited: object): RecordValues => ({ ...loaded, ...(edited as RecordValues) });
