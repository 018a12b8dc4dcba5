import { recordCodecs } from '@milepost/openapi/domains/record';
import type { RecordRow } from '@milepost/openapi/domains/record';
import { HEAD } from '../../data/model/compile/index.ts';
import type { ModelRow } from '../../data/model/compile/index.ts';
import type { Codecs } from '../resource/index.ts';

interface Draft {
  readonly id?: string;
  readonly [field: string]: unknown;
}

/** Name of a row; its rows below come with it, where the server sends them. */
type NameOf = (values: Readonly<Record<string, unknown>>) => string;

function rowOf({ id, values, isGroup, children }: RecordRow, nameOf: NameOf): ModelRow {
  const below = children.map((child) => rowOf(child, nameOf));
  const isLeaf = below.length === 0 && values['hasChildren'] !== true;
  // A column may have the name of one of these; what it holds comes first.
  return { fullName: nameOf(values) || id, ...values, id, isLeaf, [HEAD]: isGroup, ...(below.length > 0 && { children: below }) };
}

/** Body of a save: all values of the record as one text, those nobody sees too. */
const bodyOf = ({ id, ...values }: Draft, flowId: string | null) => ({
  id: id ?? '',
  data: { kind: 'value' as const, value: values },
  status: 'submitted' as const,
  flowId,
});

/** Codecs of the records of one model: a record is its values by the keys of their controls, with its id. */
export function codecsOf(flowId: string | null, nameOf: NameOf): Codecs {
  const { listRecords, listChildRecords, getRecord, getRecordDisplay, createRecord, updateRecord, removeRecords } = recordCodecs;
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
          return { rows: rows.map((row) => rowOf(row, nameOf)), total };
        },
      },
      body: listRecords.body,
    },
    listChildRecords: { data: { decode: (wire: never) => listChildRecords.data.decode(wire).map((row) => rowOf(row, nameOf)) } },
    getRecord: valuesOf(getRecord),
    getRecordDisplay: valuesOf(getRecordDisplay),
    createRecord: { body: { encode: (draft: never) => createRecord.body.encode(bodyOf(draft, flowId)) } },
    updateRecord: { body: { encode: (draft: never) => updateRecord.body.encode(bodyOf(draft, flowId)) } },
    removeRecord: {},
    removeRecords: { body: removeRecords.body },
  };
}
