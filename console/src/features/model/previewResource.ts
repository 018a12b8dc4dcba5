import type { ModelRuntime } from '@milepost/openapi/domains/record';
import type { Person } from '../../data/model/compile/index.ts';
import type { AnyResource } from '../resource/index.ts';
import { modelScreen } from './modelResource.ts';

/** The screen of a design that is only looked at: its forms can be filled in, and nothing is written. @reading R-795 */
export function previewResource(runtime: ModelRuntime, modelId: string, state: 'draft' | 'released', person?: Person): AnyResource {
  const { resource } = modelScreen(runtime, { modelId, menuId: '', ...(person && { person }) });
  return {
    ...resource,
    id: `preview:${state}:${modelId}`,
    isOwn: true,
    isPreview: true,
    list: { ...resource.list, exports: false, isSelectable: false },
    actions: { history: false },
  };
}
