import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import { portalCodecs } from '@milepost/openapi/domains/portal';
import type { CardSource, PortalDesign } from '@milepost/openapi/domains/portal';
import { dataInterfaceOperations, portalOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import { portalKeys } from './keys.ts';
import { reading } from '../tags.ts';

type Dynamic = Extract<CardSource, { kind: 'dynamic' }>;
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Answer of a data interface for a card; two cards that ask the same are one question. */
export const cardRowsQuery = (client: Client, { interfaceId, parameters }: Dynamic) =>
  queryOptions({
    queryKey: portalKeys.rows(interfaceId, parameters),
    queryFn: reading(client, async (client, { signal }): Promise<unknown> => {
      const paramList = parameters.map((one) => ({
        field: text(one['field']),
        relationField: '',
        defaultValue: one['defaultValue'],
        dataType: text(one['dataType']),
      }));
      const body = dataInterfaceCodecs.previewDataInterface.body.encode({ paramList });
      const { data } = await bindOperations(client, dataInterfaceOperations).previewDataInterface(
        { path: { id: interfaceId }, body },
        { signal },
      );
      return dataInterfaceCodecs.previewDataInterface.data.decode(data);
    }),
  });

/** Keeps the caller's own arrangement of a portal. */
export const saveOwnPortal = (client: Client, id: string, systemId: string | null) => ({
  send: (design: PortalDesign) => {
    const body = portalCodecs.saveOwnPortal.body.encode({ design: { kind: 'value', value: design }, systemId });
    return bindOperations(client, portalOperations).saveOwnPortal({ path: { id }, body });
  },
});
