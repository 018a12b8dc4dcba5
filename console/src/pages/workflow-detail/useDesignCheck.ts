import { isSame } from '@milepost/kit/forms/grammar';
import type { FlowConfig, FlowDetail } from '@milepost/openapi/domains/workflow';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { flowTaskQuery } from '../../data/workflow/queries.ts';

const designOf = ({ form }: FlowDetail): object | null => (form?.design.kind === 'value' ? form.design.value : null);

/**
 * Question before a form of a flow is sent: whether its design is another one by now. What was read is noted for the page, which
 * draws the form anew and says what has changed. A reading that fails stops nothing: the server judges. @reading R-861
 */
export function useDesignCheck(detail: FlowDetail, config: FlowConfig): () => Promise<boolean> {
  const { client } = useApi();
  const queries = useQueryClient();
  return async () => {
    try {
      const now = await queries.fetchQuery({ ...flowTaskQuery(client, config), staleTime: 0 });
      return now !== null && designOf(now) !== null && !isSame(designOf(now), designOf(detail));
    } catch {
      return false;
    }
  };
}
