import { msg } from '@lingui/core/macro';
import { lazyPart } from '@milepost/kit/lazy';
import { menuCodecs, systemProblems } from '@milepost/openapi/domains/menu';
import { menuOperations } from '@milepost/openapi/operations';
import {
  code,
  codeColumn,
  custom,
  defineResource,
  description,
  enabled,
  name,
  nameColumn,
  pair,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
} from '../../features/resource/index.ts';
import { menuCode } from './codes.ts';

export const SYSTEMS = msg({ message: 'Systems', context: 'menu' });

/** Systems, whose menus people switch between. @reading R-472 */
export const systems = defineResource({
  id: 'menuSystem',
  source: 'admin §2',
  operations: menuOperations,
  codecs: menuCodecs,
  words: { many: SYSTEMS, add: msg`New system`, edit: msg`Edit system`, emptyText: msg`No systems yet` },
  list: {
    shape: 'whole',
    call: 'listSystems',
    filters: [stateFilter()],
    columns: [nameColumn('fullName'), codeColumn('enCode'), sortColumn(), statusColumn('isEnabled')],
    isSelectable: false,
  },
  form: {
    frame: 'dialog',
    load: 'getSystem',
    create: 'createSystem',
    update: 'updateSystem',
    initial: () => ({ icon: '' }),
    check: systemProblems,
    fields: [
      pair(name('fullName'), code('enCode', msg`Code`, menuCode())),
      custom(
        'icon',
        msg`Icon`,
        lazyPart(async () => (await import('../../features/menu-icons/IconField.tsx')).default),
      ),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  actions: { toggle: 'updateSystem', remove: 'removeSystem' },
});
