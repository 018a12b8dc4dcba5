import { msg } from '@lingui/core/macro';
import type { ListColumn } from '@milepost/kit/lists/grammar';
import type { Model } from '@milepost/openapi/domains/model';
import { choice, choiceColumn, codeColumn, historyColumns, nameColumn, sortColumn, textColumn } from '../resource/index.ts';
import { RouteLink } from '../route-link/index.ts';

const KINDS = {
  form: msg`Form`,
  formAndList: msg`List and form`,
  workflowForm: msg`Form of a workflow`,
  dataView: msg`Data view`,
};
const KIND_CODES = { 1: KINDS.form, 2: KINDS.formAndList, 3: KINDS.workflowForm, 4: KINDS.dataView };
const RELEASED = {
  0: msg({ message: 'Not released', context: 'design' }),
  1: msg({ message: 'Released', context: 'design' }),
};

/** Filters of lists of designs: by kind, and by whether they are released. */
export const designFilters = [choice('webType', msg`Kind`, KIND_CODES), choice('isRelease', msg`State`, RELEASED)];

/** Columns of lists of designs. @param addressOf page the name of a design leads to */
export const designColumns = (addressOf: (id: string) => string): readonly ListColumn<Model>[] => [
  { ...nameColumn('fullName'), cell: ({ id, fullName }) => <RouteLink to={addressOf(id)}>{fullName}</RouteLink> },
  codeColumn('enCode'),
  textColumn('category', msg`Category`),
  choiceColumn('webType', msg`Kind`, KINDS),
  choiceColumn('state', msg`State`, {
    draft: msg({ message: 'Not released', context: 'design' }),
    released: msg({ message: 'Released', context: 'design' }),
    changed: msg({ message: 'Changed since its release', context: 'design' }),
  }),
  ...historyColumns(),
  sortColumn(),
];
