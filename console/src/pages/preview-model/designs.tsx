import { msg } from '@lingui/core/macro';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { modelOperations } from '@milepost/openapi/operations';
import { defineResource } from '../../features/resource/index.ts';
import { designColumns, designFilters } from '../../features/model/designList.tsx';

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
    filters: designFilters,
    columns: designColumns((id) => `/previewModel?${new URLSearchParams({ id, previewType: 'draft' })}`),
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
