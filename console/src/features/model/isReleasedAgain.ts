import { isSame } from '@milepost/kit/forms/grammar';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../data/api/index.ts';
import { modelRuntimeQuery } from '../../data/model/queries.ts';

/**
 * Asks what is released now, or the draft of it, and notes it for all who show it. An answer that does not come says nothing: the save it is asked for
 * is judged by the server. @returns true where that is another form than the design @reading R-163
 */
export const isReleasedAgain =
  (modelId: string, design: object | null, state: 'draft' | 'released' = 'released') =>
  async (queries: QueryClient, api: Api): Promise<boolean> => {
    try {
      const now = await queries.fetchQuery(modelRuntimeQuery(api, modelId, state));
      return now?.formData.kind === 'value' && !isSame(now.formData.value, design);
    } catch {
      return false;
    }
  };
