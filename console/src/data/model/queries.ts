import { recordCodecs } from '@milepost/openapi/domains/record';
import { bindOperations } from '@milepost/openapi/client';
import { recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';

/** The released design of a model, with what its list and its form are made of; null where none is released. @reading R-138 */
export const modelRuntimeQuery = ({ client }: Api, modelId: string) =>
  queryOptions({
    queryKey: ['model', 'runtime', modelId],
    queryFn: async ({ signal }) => {
      const { data } = await bindOperations(client, recordOperations).getModelConfig({ path: { id: modelId } }, { signal });
      return data ? recordCodecs.getModelConfig.data.decode(data) : null;
    },
  });
