//- file canSave
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
//- if !ownRules
import { exhibitProblems } from '@milepost/openapi/domains/$domain';
//- end
import type { ExhibitBody, ExhibitRecord } from '@milepost/openapi/domains/$domain';
import { FIELD_PATTERNS, present, sortProblem, textProblem } from '@milepost/openapi/rules';

//- if hasLimits
/* What the description allows. @source $source */
//- insert limits
//- end

/** Draft of the form. */
export type SpecimenFormDraft = $draftType;
export type SpecimenFormField = $fieldType;

/** A new «thing» as the form begins it. */
export const newSpecimen = ($newParameters): SpecimenFormDraft => ({
  //- insert initial
});

//- if canUpdate
/** «A thing» as the form edits it. */
export const draftOf = (record: ExhibitRecord): SpecimenFormDraft => ({
  //- insert fromRecord
});
//- end

//- if hasOpenNumbers
/** Body that is sent. The draft has been judged, so the numbers are there. */
export const bodyOf = (draft: SpecimenFormDraft): ExhibitBody => ({
  ...draft,
  //- insert closedNumbers
});
//- end

/** Sentences for the problems of a field. */
const SENTENCES: Readonly<Record<string, MessageDescriptor>> = {
  //- insert sentences
};

//- if ownRules
/** Problems of a draft, at most one per field. */
const exhibitProblems = (draft: SpecimenFormDraft) =>
  present([
    //- insert rules
  ]);
//- end

/** Problems of the form with what is said about each, in its order. */
export const problemsIn = (draft: SpecimenFormDraft): { readonly field: SpecimenFormField; readonly sentence: MessageDescriptor }[] =>
  exhibitProblems(draft).map(({ field, problem }) => ({
    field,
    sentence: SENTENCES[`${field} ${problem}`] ?? msg`Check what you entered`,
  }));
