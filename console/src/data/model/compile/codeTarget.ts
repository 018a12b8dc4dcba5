import type { Part, QrPart } from '@milepost/kit/forms/grammar';

type Target = Exclude<Extract<QrPart['text'], { from: 'record' }>['target'], (...of: never[]) => unknown>;

/** Place of a record, as the codes of its form name it: model, process, step and operation. What is left out is empty. @source forms §3 */
export type RecordPlace = Partial<Target>;

function coded(part: QrPart, place: RecordPlace): QrPart {
  if (part.text.from !== 'record') return part;
  const { target } = part.text;
  return {
    ...part,
    text: {
      from: 'record',
      target(read) {
        const of = typeof target === 'function' ? target(read) : target;
        // A record of a process has its id beside its values.
        const id = of?.id || place.id;
        return id ? { modelId: '', modelType: '', flowId: '', processId: '', taskId: '', operationType: '', ...of, ...place, id } : null;
      },
    },
  };
}

/** Parts of a form whose codes of the record say where it is. @reading R-279 */
export const withRecordPlace = (parts: readonly Part[], place: RecordPlace): readonly Part[] =>
  parts.map((part): Part => {
    if (part.part === 'qr') return coded(part, place);
    if (part.part === 'tabs') return { ...part, tabs: part.tabs.map((tab) => ({ ...tab, parts: withRecordPlace(tab.parts, place) })) };
    return part.part !== 'control' && 'parts' in part ? { ...part, parts: withRecordPlace(part.parts, place) } : part;
  });
