import { msg, plural } from '@lingui/core/macro';
import type { Part } from '@milepost/kit/forms/grammar';
import { printedAs, rulesFor, valuesToSave, withCurrent, withEmpties } from '../../data/model/compile/index.ts';
import type { CompiledForm, CompiledRules, Person, Values } from '../../data/model/compile/index.ts';
import { personName } from '../../data/personName.ts';
import type { FormDeclaration, Saving } from '../resource/index.ts';
import { says } from './says.ts';

interface FormAt {
  /** Person new records begin with; left out where nobody is signed in. */
  readonly person?: Person | undefined;
  readonly isEditable: boolean;
  /** Its list is edited in its rows. */
  readonly isInRows: boolean;
  /** Design it is made of, and whether another one was released since. */
  readonly of: Pick<FormDeclaration<object>, 'design' | 'isRenewed'>;
}

const COLUMNS = 24;

/** One notice about the scripts of a design that do not run. @reading R-770 */
function noticeOf({ unread }: CompiledRules): readonly Part[] {
  const count = unread.length;
  if (count === 0) return [];
  const text = msg`${plural(count, { one: 'One rule of this form does not run here', other: '# rules of this form do not run here' })}`;
  return [{ part: 'note', tone: 'warning', text, span: COLUMNS }];
}

/** A designed form as screens declare theirs. @source forms §4 */
export function formOf({ spec, frame, look, rules }: CompiledForm, { person, isEditable, isInRows, of }: FormAt) {
  return {
    ...of,
    frame,
    ...(frame !== 'page' && { width: look.width }),
    labels: { ...(look.confirm && { save: says(look.confirm) }), ...(look.cancel && { cancel: says(look.cancel) }) },
    addsMore: look.savesAndGoesOn,
    hasSteps: true,
    ...(isInRows && { inRows: true as const }),
    ...(look.print && { print: { ...look.print, asShown: printedAs(spec, personName) } }),
    load: 'getRecord',
    create: 'createRecord',
    ...(isEditable && { update: 'updateRecord' }),
    fields: [...noticeOf(rules), ...(person ? withCurrent(spec.parts, person, Date.now) : spec.parts)],
    rules: rulesFor(rules.rules, person),
    ...(rules.isSaveUnread && { confirm: msg`What this form checks before it is saved does not run here. Save it all the same?` }),
    toDraft: (record: Values) => withEmpties(spec, record),
    toBody: (draft: Values, saving: Saving) => valuesToSave(spec, draft, saving),
  };
}
