import type { ModelRuntime } from '@milepost/openapi/domains/record';
import type { RecordPlace } from '../../data/model/compile/index.ts';

/** Web types as models number them. @source forms §3 @reading R-279 */
const MODEL_TYPES: Readonly<Record<string, string>> = { form: '1', formAndList: '2', dataView: '4' };
/** Somebody who scans the code of a record looks at it. */
const LOOKING = '0';

/** Place of the records of a model, for the codes that lead to them. */
export const recordPlaceOf = (modelId: string, { webType, flowId }: Pick<ModelRuntime, 'webType' | 'flowId'>): RecordPlace => ({
  modelId,
  modelType: MODEL_TYPES[webType] ?? '',
  flowId: flowId ?? '',
  operationType: LOOKING,
});
