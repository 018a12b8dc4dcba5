import type { Operation } from '@milepost/openapi/client';
import { encodeSegment } from '@milepost/openapi/guards';
import { recordOperations } from '@milepost/openapi/operations';
import type { Operations } from '../resource/index.ts';

/** Operations on the records of one model: `id` is that of a record, as in every other resource. */
export function operationsOf(modelId: string): Operations {
  const segment = encodeSegment(modelId) ?? '';
  const own = (operation: Operation): Operation => ({
    ...operation,
    path: operation.path.replace('{id}', () => segment).replace('{recordId}', '{id}'),
  });
  return Object.fromEntries(Object.entries(recordOperations).map(([name, operation]) => [name, own(operation)]));
}
