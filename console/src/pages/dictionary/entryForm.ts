import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { CODE_MAX_CHARS, NAME_MAX_CHARS, SORT_MAX, SORT_MIN } from '@milepost/openapi/domains/dictionary';
import type { EntryDraft, FieldProblem } from '@milepost/openapi/domains/dictionary';

/** An entry as the form begins it: enabled, at the top of its category. @source admin §2, §9 */
export const newEntry = (categoryId: string): EntryDraft => ({
  dictionaryTypeId: categoryId,
  parentId: null,
  fullName: '',
  enCode: '',
  isEnabled: true,
  sortCode: SORT_MIN,
  description: '',
});

/** Sentence on the form of a code. @source admin §5 */
export const CODE_SENTENCE = msg`Use letters, digits and dots, with no dot at the start or end, for example guardrail.wbeam3`;

/** The sentence for a problem of a field. @source admin §5 */
export function entrySentence({ field, problem }: FieldProblem): MessageDescriptor {
  if (problem === 'range') return msg`Enter a whole number from ${SORT_MIN} to ${SORT_MAX}`;
  if (field === 'parentId') return msg`Choose a parent`;
  if (field === 'fullName')
    return problem === 'required' ? msg`Enter a name` : msg`A dictionary name has at most ${NAME_MAX_CHARS} characters`;
  if (problem === 'required') return msg`Enter a code`;
  return problem === 'tooLong' ? msg`A dictionary code has at most ${CODE_MAX_CHARS} characters` : CODE_SENTENCE;
}
