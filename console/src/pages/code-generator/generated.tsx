import { msg } from '@lingui/core/macro';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { modelOperations } from '@milepost/openapi/operations';
import { designColumns, designFilters } from '../../features/model/designList.tsx';
import { choice, defineResource, dictionary } from '../../features/resource/index.ts';

/** Designs and the code they become. @source admin §7 @source designer §16 */
export const generated = defineResource({
  id: 'model-code',
  source: 'admin §7',
  operations: modelOperations,
  codecs: modelCodecs,
  words: { many: msg`Code generator`, add: msg`New design`, edit: msg`Edit design`, emptyText: msg`No designs yet` },
  list: {
    shape: 'paged',
    call: 'listModels',
    exports: false,
    filters: [choice('category', msg`Category`, dictionary('webDesign', 'id')), ...designFilters],
    columns: designColumns((id) => `/onlineDev/webDesign?${new URLSearchParams({ design: id })}`),
    order: { by: 'sortCode' },
  },
  actions: {
    adds: false,
    history: false,
    more: [
      {
        id: 'code',
        label: msg({ message: 'Code', context: 'program' }),
        code: null,
        opens: () => import('../../features/design/code/DesignCode.tsx'),
      },
    ],
  },
});
