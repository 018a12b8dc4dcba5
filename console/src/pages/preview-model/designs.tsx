import { msg } from '@lingui/core/macro';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { modelOperations } from '@milepost/openapi/operations';
import {
  choice,
  choiceColumn,
  codeColumn,
  defineResource,
  historyColumns,
  nameColumn,
  sortColumn,
  textColumn,
} from '../../features/resource/index.ts';
import { RouteLink } from '../../features/route-link/index.ts';

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

/** Designs that can be tried out; each leads to its preview. @source admin §7 @reading R-795 */
export const designs = defineResource({
  id: 'model-preview',
  source: 'shell §2.1 admin §7',
  operations: modelOperations,
  codecs: modelCodecs,
  words: { many: msg`Feature preview`, add: msg`New design`, edit: msg`Edit design`, emptyText: msg`No designs yet` },
  isOwn: true,
  list: {
    shape: 'paged',
    call: 'listModels',
    exports: false,
    filters: [choice('webType', msg`Kind`, KIND_CODES), choice('isRelease', msg`State`, RELEASED)],
    columns: [
      {
        ...nameColumn('fullName'),
        cell: ({ id, fullName }) => (
          <RouteLink to={`/previewModel?${new URLSearchParams({ id, previewType: 'draft' })}`}>{fullName}</RouteLink>
        ),
      },
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
    ],
    order: { by: 'sortCode' },
  },
  actions: {
    history: false,
    more: [
      {
        id: 'short-link',
        label: msg`Short link`,
        code: null,
        when: ({ state, webType }) => state !== 'draft' && webType !== 'dataView',
        opens: () => import('./ShortLinkDialog.tsx'),
      },
    ],
  },
});
