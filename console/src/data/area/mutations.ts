import type { Answer } from '@milepost/openapi/client';
import { areaCodecs } from '@milepost/openapi/domains/area';
import type { AreaBody } from '@milepost/openapi/domains/area';
import type { Api } from '../api/index.ts';
import { areaCalls } from './calls.ts';
import { areaKeys } from './keys.ts';

/** Every list on screen is read again after a write. */
const INVALIDATES = [areaKeys.lists];

/** Creates an area, or changes the one with `id`. */
export const saveArea = (api: Api) => ({
  invalidates: INVALIDATES,
  send: ({ id, body }: { id: string | null; body: AreaBody }): Promise<Answer<unknown>> =>
    id === null
      ? areaCalls(api).createArea({ body: areaCodecs.createArea.body.encode(body) })
      : areaCalls(api).updateArea({ path: { id }, body: areaCodecs.updateArea.body.encode(body) }),
});

/** Switches an area between enabled and disabled. */
export const toggleArea = (api: Api) => ({
  invalidates: INVALIDATES,
  send: (id: string) => areaCalls(api).setAreaState({ path: { id } }),
});

export const removeArea = (api: Api) => ({
  invalidates: INVALIDATES,
  send: (id: string) => areaCalls(api).removeArea({ path: { id } }),
});
