import { from, id, jsonText, list, record, text, truth, type OperationCodecs } from '../../wire/index.ts';

const columns = list(record({ prop: id, label: text, isVisible: from('visible', truth) }));

/** Codecs of the answers and bodies of every operation here. */
export const columnSettingCodecs = {
  getColumnSettings: { data: columns },
  setColumnSettings: { body: record({ moduleId: id, fieldList: jsonText(columns, '') }) },
} as const satisfies OperationCodecs<'getColumnSettings' | 'setColumnSettings'>;
