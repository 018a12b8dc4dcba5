import { bindOperations } from '@milepost/openapi/client';
import { monitorCodecs as codecs } from '@milepost/openapi/domains/monitor';
import { monitorOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

/** Load of the machine the server runs on, as it is now; null when the server sent nothing. @reading R-464 */
export const serverStateQuery = ({ client }: Pick<Api, 'client'>) =>
  queryOptions({
    queryKey: ['monitor', 'server'],
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bindOperations(client, monitorOperations).getServerState({}, { signal });
      return data && codecs.getServerState.data.decode(data);
    }),
    // Figures of another time are none.
    gcTime: 0,
  });
