import { bindOperations } from '@milepost/openapi/client';
import { positionCodecs as codecs } from '@milepost/openapi/domains/position';
import type { PositionDraft } from '@milepost/openapi/domains/position';
import { positionOperations } from '@milepost/openapi/operations';
import type { OperationShapes } from '@milepost/openapi/operations';
import { defineRecords, switching } from '../records/index.ts';

type Ask = OperationShapes['listPositions']['query'];

/** Positions; people carry their names. @source admin §7 */
export const positions = defineRecords(
  'position',
  (client) => {
    const api = bindOperations(client, positionOperations);
    const load = async (id: string, options = {}) => {
      const { data } = await api.getPosition({ path: { id } }, options);
      return data && codecs.getPosition.data.decode(data);
    };
    const update = (id: string, draft: PositionDraft) =>
      api.updatePosition({ path: { id }, body: codecs.updatePosition.body.encode(draft) });
    return {
      list: async (query: Ask, options) => codecs.listPositions.data.decode((await api.listPositions({ query }, options)).data),
      load,
      create: (draft: PositionDraft) => api.createPosition({ body: codecs.createPosition.body.encode(draft) }),
      update,
      remove: (id) => api.removePosition({ path: { id } }),
      // There is no call for the state.
      switchTo: switching(load, update),
    };
  },
  [['user', 'list']],
);
