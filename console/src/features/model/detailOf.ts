import { namedPeople, printedAs, shownParts, shownValues } from '../../data/model/compile/index.ts';
import type { CompiledForm, Values } from '../../data/model/compile/index.ts';
import { personName } from '../../data/personName.ts';
import { frameOf } from './frameOf.ts';
import { useRelatedRecord } from './useRelatedRecord.ts';

/** The detail of a designed form as screens declare theirs. @source forms §2.10 */
export function detailOf({ spec, look }: CompiledForm, modelId: string) {
  const fields = shownParts(spec.parts);
  return {
    load: 'getRecordDisplay',
    fields,
    toRecord: (loaded: Values) => namedPeople(spec, shownValues({ parts: fields }, loaded), personName),
    frame: frameOf(look),
    of: modelId,
    useRecord: useRelatedRecord,
    ...(look.print && { print: { ...look.print, asShown: printedAs(spec, personName) } }),
  };
}
