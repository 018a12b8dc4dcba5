import { describeResource } from '../../resource/testing/describeResource.ts';
import type { AnyResource } from '../../resource/index.ts';
import { sampleRecord } from '../samples/sampleRecord.ts';
import type { KnownValues } from '../samples/types.ts';

/** Ids and options there are where nobody is asked. */
const KNOWN: KnownValues = {
  choicesOf: () => ['7'],
  optionsOf: () => [{ id: 'a', label: 'A' }],
  nowMs: Date.UTC(2026, 10, 30, 4),
};
const ID = '7';

/** The promises of any declaration, for declared records: their form is tried with a record of samples. @source designer §16 */
export function describeRecords(resource: AnyResource): void {
  const values = sampleRecord({ parts: resource.form?.fields ?? [] }, 0, 'usual', KNOWN);
  const row = { ...values, id: ID, hasChildren: true };
  describeResource(resource, {
    getRecord: { id: ID, data: JSON.stringify(values) },
    listRecords: { list: [row], pagination: { currentPage: 1, pageSize: 20, total: 1 } },
  });
}
