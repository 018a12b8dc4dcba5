import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { areaProblems } from '@milepost/openapi/domains/area';
import type { Area, AreaBody } from '@milepost/openapi/domains/area';

/* What the description allows. @source admin §7 */
export const NAME_MAX_CHARS = 50;
export const CODE_MAX_CHARS = 50;
export const SORT_MIN = 0;
export const SORT_MAX = 999_999;

/** Draft of the form. */
export type AreaFormDraft = AreaBody;
export type AreaFormField = keyof AreaFormDraft;

/** A new area as the form begins it. */
export const newArea = (parentId: string | null): AreaFormDraft => ({
  parentId,
  fullName: '',
  enCode: '',
  isEnabled: true,
  sortCode: 0,
  description: '',
});

/** An area as the form edits it. */
export const draftOf = (record: Area): AreaFormDraft => ({
  parentId: record.parentId,
  fullName: record.fullName,
  enCode: record.enCode,
  isEnabled: record.isEnabled,
  sortCode: record.sortCode,
  description: record.description,
});

/** Sentences for the problems of a field. */
const SENTENCES: Readonly<Record<string, MessageDescriptor>> = {
  'fullName required': msg`Enter a name`,
  'fullName tooLong': msg`A name has at most ${NAME_MAX_CHARS} characters`,
  'enCode required': msg`Enter a code`,
  'enCode tooLong': msg`A code has at most ${CODE_MAX_CHARS} characters`,
  'enCode pattern': msg`Use letters, digits and dots, with no dot at the start or end, for example guardrail.wbeam3`,
  'sortCode range': msg`Enter a whole number from ${SORT_MIN} to ${SORT_MAX}`,
};

/** Problems of the form with what is said about each, in its order. */
export const problemsIn = (draft: AreaFormDraft): { readonly field: AreaFormField; readonly sentence: MessageDescriptor }[] =>
  areaProblems(draft).map(({ field, problem }) => ({
    field,
    sentence: SENTENCES[`${field} ${problem}`] ?? msg`Check what you entered`,
  }));
