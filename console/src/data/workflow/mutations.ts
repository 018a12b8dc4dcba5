import { bindOperations } from '@milepost/openapi/client';
import type { Answer, Client } from '@milepost/openapi/client';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import type { DelegationDraft } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { workflowKeys } from './keys.ts';

/** Every list on screen is read again after a write. */
const INVALIDATES = [workflowKeys.delegations];

/** Creates a delegation, or changes the one with `id`. */
export const saveDelegation = (client: Client) => ({
  invalidates: INVALIDATES,
  send: ({ id, body }: { id: string | null; body: DelegationDraft }): Promise<Answer<unknown>> => {
    const api = bindOperations(client, workflowOperations);
    return id === null
      ? api.createDelegation({ body: workflowCodecs.createDelegation.body.encode(body) })
      : api.updateDelegation({ path: { id }, body: workflowCodecs.updateDelegation.body.encode(body) });
  },
});

/** Ends a delegation. */
export const removeDelegation = (client: Client) => ({
  invalidates: INVALIDATES,
  send: (id: string) => bindOperations(client, workflowOperations).removeDelegation({ path: { id } }),
});
