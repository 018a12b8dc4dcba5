import { recordCodecs } from '@milepost/openapi/domains/record';
import { bindOperations } from '@milepost/openapi/client';
import { recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

/** Asks for the design that is not released yet. @reading R-138 */
const DRAFT = 0;

/** The design of a model, with what its list and its form are made of; null where there is none. @reading R-138 */
export const modelRuntimeQuery = ({ client }: Api, modelId: string, state: 'draft' | 'released' = 'released') =>
  queryOptions({
    queryKey: ['model', 'runtime', modelId, state],
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bindOperations(client, recordOperations).getModelConfig(
        { path: { id: modelId }, ...(state === 'draft' && { query: { type: DRAFT } }) },
        { signal },
      );
      return data ? recordCodecs.getModelConfig.data.decode(data) : null;
    }),
  });

/** Values of a record in words, as a detail shows them; null where it is gone. @source forms §7 */
export const recordDisplayQuery = ({ client }: Api, modelId: string, recordId: string) =>
  queryOptions({
    queryKey: ['model', 'display', modelId, recordId],
    queryFn: reading(client, async (client, { signal }) => {
      const answer = await bindOperations(client, recordOperations).getRecordDisplay({ path: { id: modelId, recordId } }, { signal });
      if (!answer.data) return null;
      const { id, data } = recordCodecs.getRecordDisplay.data.decode(answer.data);
      return data.kind === 'value' ? { ...data.value, id } : null;
    }),
  });
