import { msg } from '@lingui/core/macro';
import { lazyPart } from '@milepost/kit/lazy';
import type { ListColumn } from '@milepost/kit/lists/grammar';
import { modelCodecs } from '@milepost/openapi/domains/model';
import type { Model } from '@milepost/openapi/domains/model';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { modelOperations, recordOperations } from '@milepost/openapi/operations';
import { Plus } from 'lucide';
import { choice, defineResource, dictionary, relatedList, taskOfRow } from '../../features/resource/index.ts';
import { designColumns, designFilters } from '../../features/model/designList.tsx';
import { LIST_PATH, NEW_DESIGN, designAddress } from './search.ts';
import { designVersionsOf } from './designVersions.ts';
import { usedBy, usesOf } from './usesOf.ts';

const COMMA = ', ';

/** Places of a design in the menu of the web and of the app. @reading R-842 */
const menuColumn: ListColumn<Model> = {
  id: 'menuPlaces',
  header: msg`In the menu under`,
  text: ({ menuPlaces, appMenuPlaces }, words) => {
    const inApp = appMenuPlaces.map((place) => words.text(msg({ message: `App: ${place}`, context: 'menu' })));
    return [...menuPlaces, ...inApp].join(COMMA);
  },
  narrow: 'hidden',
  width: { flex: 2, minPx: 160, mostPx: 320 },
  isSortable: false,
};

/** Reads both designs and puts their differences in words: it comes with the first release. */
const releasing = lazyPart(async () => (await import('./releasing.ts')).releasing);

/** Designs of forms and lists: tried, copied, handed on, released, and gone back to. @source admin §2, §7 @source designer §5.1 */
export const designs = defineResource({
  id: 'model-design',
  source: 'admin §2, §7',
  operations: { ...modelOperations, exportModelDesign: recordOperations.exportModelDesign },
  codecs: { ...modelCodecs, exportModelDesign: recordCodecs.exportModelDesign },
  words: { many: msg`Web design`, add: msg`New design`, edit: msg`Edit design`, emptyText: msg`No designs yet` },
  list: {
    shape: 'paged',
    call: 'listModels',
    exports: false,
    filters: [choice('category', msg`Category`, dictionary('webDesign', 'id')), ...designFilters],
    columns: designColumns(designAddress, menuColumn),
    order: { by: 'sortCode' },
  },
  actions: {
    tools: [
      {
        id: 'new',
        label: msg`New design`,
        code: 'btn_add',
        icon: Plus,
        isMain: true,
        opens: () => import('./NewDesign.tsx'),
        draft: NEW_DESIGN,
      },
    ],
    remove: {
      call: 'removeModel',
      refusedWhen: ({ menuPlaces, appMenuPlaces }) => {
        const places = [...menuPlaces, ...appMenuPlaces].join(COMMA);
        return places !== '' && msg`It is in the menu, below ${places}. Delete its entries there first`;
      },
      impact: usedBy,
    },
    export: { call: 'exportModelDesign', code: 'btn_export' },
    // What a file names that is not here is asked about in the designer.
    imports: {
      call: 'importModel',
      accept: '.vdd',
      code: 'btn_import',
      leadsTo: ({ id }) => (id ? { to: LIST_PATH, search: { design: id } } : null),
    },
    more: [
      {
        id: 'try',
        label: msg({ message: 'Try', context: 'a design' }),
        code: null,
        leadsTo: ({ id }) => `/previewModel?${new URLSearchParams({ id, previewType: 'draft' })}`,
      },
      {
        id: 'design',
        label: msg({ message: 'Design', context: 'verb' }),
        // Who may not change it looks at it.
        code: null,
        leadsTo: ({ id }) => designAddress(id),
      },
      { id: 'release', label: msg({ message: 'Release', context: 'design' }), code: 'btn_release', opens: taskOfRow(releasing) },
      {
        id: 'code',
        label: msg({ message: 'Code', context: 'program' }),
        code: null,
        opens: () => import('../../features/design/code/DesignCode.tsx'),
      },
      { id: 'copy', label: msg`Copy`, code: 'btn_add', call: 'copyModel' },
      {
        id: 'rollback',
        label: msg`Throw the draft away`,
        code: 'btn_edit',
        when: ({ state }) => state === 'changed',
        call: 'rollbackModel',
        confirm: msg`The design becomes what is released again. What was changed since is gone. Continue?`,
      },
      relatedList<Model>({ id: 'uses', label: msg`Where it is used`, code: null, of: usesOf }),
      relatedList<Model>({
        id: 'versions',
        label: msg`Versions`,
        code: null,
        when: ({ state }) => state !== 'draft',
        of: designVersionsOf,
      }),
    ],
  },
});
