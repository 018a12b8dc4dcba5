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
const STATES = {
  draft: msg({ message: 'Not released', context: 'design' }),
  released: msg({ message: 'Released', context: 'design' }),
  changed: msg({ message: 'Changed since release', context: 'design' }),
};
const STATE_CODES = { 0: STATES.draft, 1: STATES.released, 2: STATES.changed };

/** Filters of lists of designs: by kind, and by what of them is in use. */
export const designFilters = [choice('webType', msg`Kind`, KIND_CODES), choice('isRelease', msg`State`, STATE_CODES)];

/** Columns of lists of designs. @param addressOf page the name of a design leads to; `own` those one list has after the state */
export const designColumns = (addressOf: (id: string) => string, ...own: readonly ListColumn<Model>[]): readonly ListColumn<Model>[] => [
  { ...nameColumn('fullName'), cell: ({ id, fullName }) => <RouteLink to={addressOf(id)}>{fullName}</RouteLink> },
  codeColumn('enCode'),
  textColumn('category', msg`Category`),
  choiceColumn('webType', msg`Kind`, KINDS),
  choiceColumn('state', msg`State`, STATES),
  ...own,
  ...historyColumns(),
  sortColumn(),
];
