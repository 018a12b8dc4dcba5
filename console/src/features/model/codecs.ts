import { recordCodecs } from '@milepost/openapi/domains/record';
import type { RecordRow } from '@milepost/openapi/domains/record';
import type { ModelRow } from '../../data/model/compile/index.ts';
import type { Codecs } from '../resource/index.ts';

interface Draft {
  readonly id?: string;
  readonly [field: string]: unknown;
}

const rowOf = ({ id, values }: RecordRow): ModelRow => ({ ...values, id });

/** Body of a save: all values of the record as one text, those nobody sees too. */
const bodyOf = ({ id, ...values }: Draft, flowId: string | null) => ({
  id: id ?? '',
  data: { kind: 'value' as const, value: values },
  status: 'submitted' as const,
  flowId,
});

/** Codecs of the records of one model: a record is its values by the keys of their controls, with its id. */
export function codecsOf(flowId: string | null): Codecs {
  const { listRecords, getRecord, getRecordDisplay, createRecord, updateRecord, removeRecords } = recordCodecs;
  const valuesOf = (codec: typeof getRecord | typeof getRecordDisplay) => ({
    data: {
      decode: (wire: never) => {
        const { id, data } = codec.data.decode(wire);
        return data.kind === 'value' ? { ...data.value, id } : null;
      },
    },
  });
  return {
    listRecords: {
      data: {
        decode: (wire: never) => {
          const { rows, total } = listRecords.data.decode(wire);
          return { rows: rows.map(rowOf), total };
        },
      },
      body: listRecords.body,
    },
    getRecord: valuesOf(getRecord),
    getRecordDisplay: valuesOf(getRecordDisplay),
    createRecord: { body: { encode: (draft: never) => createRecord.body.encode(bodyOf(draft, flowId)) } },
    updateRecord: { body: { encode: (draft: never) => updateRecord.body.encode(bodyOf(draft, flowId)) } },
    removeRecord: {},
    removeRecords: { body: removeRecords.body },
  };
}
