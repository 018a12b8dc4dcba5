import { bindOperations } from '@milepost/openapi/client';
import { printCodecs } from '@milepost/openapi/domains/print';
import { printOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../data/api/index.ts';

interface Ask {
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of what was printed with a template, newest first. @reading R-462 */
export const printLogQuery = ({ client }: Pick<Api, 'client'>, id: string, { keyword, page, pageSize }: Ask) =>
  queryOptions({
    queryKey: ['resource', 'printTemplate', 'log', id, keyword, page, pageSize],
    queryFn: async ({ signal }) => {
      const query = { ...(keyword && { keyword }), currentPage: page, pageSize: pageSize as 20 };
      const { data } = await bindOperations(client, printOperations).listPrintLogs({ path: { id }, query }, { signal });
      return printCodecs.listPrintLogs.data.decode(data);
    },
  });
