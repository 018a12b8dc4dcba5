import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DesignProblem, ProblemCode } from '@milepost/openapi/domains/design';

const WORDS: Partial<Readonly<Record<ProblemCode, MessageDescriptor>>> = {
  emptyList: msg`The list has no columns`,
  noSuchField: msg`The form has no such field: take it out, or add the field again`,
  notFilterable: msg`Fields of this kind cannot be searched by: take the filter out`,
  groupWithoutField: msg`Groups need a field: choose what the rows are grouped by`,
  parentWithoutField: msg`A tree needs a field: choose the one that holds the record above`,
  treeWithoutSource: msg`The tree at the left needs a field: choose the one that is narrowed down by it`,
  noFilter: msg`Nothing can be searched by: add a filter`,
};

/** Sentence of a problem of a list: what is wrong, and what to do. */
export const problemWords = ({ code }: Pick<DesignProblem, 'code'>): MessageDescriptor => WORDS[code] ?? msg`Something is wrong here`;
