import { bindOperations } from '@milepost/openapi/client';
import { printCodecs } from '@milepost/openapi/domains/print';
import { printOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

/** Columns of the queries of a template, by table. @source admin §7 */
export const printFieldsQuery = (api: Api, asked: { readonly dbLinkId: string; readonly sqlTemplate: string }) =>
  queryOptions({
    queryKey: ['print', 'fields', asked],
    queryFn: reading(api, async (api, { signal }) => {
      const { data } = await bindOperations(api.client, printOperations).listPrintFields(
        { body: printCodecs.listPrintFields.body.encode(asked) },
        { signal },
      );
      return printCodecs.listPrintFields.data.decode(data);
    }),
    retry: false,
  });
