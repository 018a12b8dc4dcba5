import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { CODE_MAX_CHARS, NAME_MAX_CHARS, SORT_MAX, SORT_MIN } from '@milepost/openapi/domains/dictionary';
import type { CategoryDraft, FieldProblem } from '@milepost/openapi/domains/dictionary';
import { CODE_SENTENCE } from './entryForm.ts';

/** A category as the form begins it: at the top. */
export const newCategory = (): CategoryDraft => ({
  parentId: null,
  fullName: '',
  enCode: '',
  isTree: false,
  sortCode: SORT_MIN,
  description: '',
});

/** The sentence for a problem of a field. @source admin §5 */
export function categorySentence({ field, problem }: FieldProblem): MessageDescriptor {
  if (problem === 'range') return msg`Enter a whole number from ${SORT_MIN} to ${SORT_MAX}`;
  if (field === 'parentId') return msg`Choose a parent`;
  if (field === 'enCode') {
    if (problem === 'required') return msg`Enter a code`;
    return problem === 'tooLong' ? msg`A code has at most ${CODE_MAX_CHARS} characters` : CODE_SENTENCE;
  }
  if (problem === 'required') return msg`Enter a name`;
  return problem === 'tooLong'
    ? msg`A name has at most ${NAME_MAX_CHARS} characters`
    : msg`A name cannot hold special characters: use Chinese, letters and digits`;
}
