import { valuesToSave, withCurrent, withEmpties } from '../../data/model/compile/index.ts';
import type { CompiledForm, Person, Values } from '../../data/model/compile/index.ts';
import type { Saving } from '../resource/index.ts';
import { says } from './says.ts';

interface FormAt {
  /** Person new records begin with; left out where nobody is signed in. */
  readonly person?: Person | undefined;
  readonly isEditable: boolean;
}

/** A designed form as screens declare theirs. @source forms §4 */
export function formOf({ spec, frame, look }: CompiledForm, { person, isEditable }: FormAt) {
  return {
    frame,
    ...(frame !== 'page' && { width: look.width }),
    labels: { ...(look.confirm && { save: says(look.confirm) }), ...(look.cancel && { cancel: says(look.cancel) }) },
    addsMore: look.savesAndGoesOn,
    hasSteps: true,
    ...(look.print && { print: look.print }),
    load: 'getRecord',
    create: 'createRecord',
    ...(isEditable && { update: 'updateRecord' }),
    fields: person ? withCurrent(spec.parts, person, Date.now) : spec.parts,
    toDraft: (record: Values) => withEmpties(spec, record),
    toBody: (draft: Values, saving: Saving) => valuesToSave(spec, draft, saving),
  };
}
