//- file canWrite
import type { Answer } from '@milepost/openapi/client';
import { $codecs } from '@milepost/openapi/domains/$domain';
import type { ExhibitBody } from '@milepost/openapi/domains/$domain';
import type { Api } from '../api/index.ts';
import { exhibitCalls } from './calls.ts';
import { exhibitKeys } from './keys.ts';

/** Every list on screen is read again after a write. */
const INVALIDATES = [exhibitKeys.lists];

//- if canSave
/** $saveDoc */
export const saveExhibit = (api: Api) => ({
  invalidates: INVALIDATES,
  //- if canUpdate
  send: ({ id, body }: { id: string | null; body: ExhibitBody }): Promise<Answer<unknown>> =>
    id === null
      ? exhibitCalls(api).createExhibit({ body: $codecs.createExhibit.body.encode(body) })
      : exhibitCalls(api).updateExhibit({ path: { $updateId }, body: $codecs.updateExhibit.body.encode(body) }),
  //- else
  //: send: ({ body }: { body: ExhibitBody }) => exhibitCalls(api).createExhibit({ body: $codecs.createExhibit.body.encode(body) }),
  //- end
});
//- end

//- if canToggle
/** Switches «a thing» between enabled and disabled. */
export const toggleExhibit = (api: Api) => ({
  invalidates: INVALIDATES,
  send: (id: string) => exhibitCalls(api).setExhibitState({ path: { $toggleId } }),
});
//- end

//- if canRemove
export const removeExhibit = (api: Api) => ({
  invalidates: INVALIDATES,
  send: (id: string) => exhibitCalls(api).removeExhibit({ path: { $removeId } }),
});
//- end
