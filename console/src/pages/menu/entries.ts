import { msg } from '@lingui/core/macro';
import { lazyPart } from '@milepost/kit/lazy';
import { Layers, Upload } from 'lucide';
import { createElement } from 'react';
import { isFolder, MENU_KIND, menuCodecs } from '@milepost/openapi/domains/menu';
import { menuOperations } from '@milepost/openapi/operations';
import {
  relatedList,
  choice,
  choiceColumn,
  code,
  codeColumn,
  color,
  custom,
  defineResource,
  description,
  enabled,
  feed,
  name,
  nameColumn,
  note,
  pair,
  panel,
  pick,
  section,
  sortCode,
  sortColumn,
  statusColumn,
  stateFilter,
  text,
  textColumn,
  toggle,
} from '../../features/resource/index.ts';
import { menuCode } from './codes.ts';
import { DesignNotice } from './DesignNotice.tsx';
import { ADDRESSES, bodyOf, entryProblems, isOwnPath, newEntry, SHOWING, TOP, TREES, typedOf, WINDOWED } from './entryDraft.ts';
import type { TypedEntry } from './entryDraft.ts';
import { SYSTEMS } from './systems.ts';
import { MenuName } from './MenuName.tsx';
import { folders } from './folders.ts';
import { rightsOfEntry } from './rights.ts';

/** Kinds of entries. @source shell §2.3 */
const TYPES = {
  [MENU_KIND.directory]: msg({ message: 'Directory', context: 'menu' }),
  [MENU_KIND.category]: msg({ message: 'Category', context: 'menu' }),
  [MENU_KIND.page]: msg({ message: 'Page', context: 'menu' }),
  [MENU_KIND.model]: msg({ message: 'Model', context: 'menu' }),
  [MENU_KIND.dictionary]: msg({ message: 'Dictionary', context: 'menu' }),
  [MENU_KIND.report]: msg({ message: 'Report', context: 'menu' }),
  [MENU_KIND.screen]: msg({ message: 'Data screen', context: 'menu' }),
  [MENU_KIND.link]: msg({ message: 'Link', context: 'menu' }),
  [MENU_KIND.portal]: msg({ message: 'Portal', context: 'menu' }),
};
const CATEGORIES = { web: msg`Web`, app: msg`App` };
const ON = { onText: msg`Applied`, offText: msg`Not applied` };
const isSavedPage = {
  all: [
    { field: 'id', isFilled: true },
    { field: 'type', is: [String(MENU_KIND.page)] },
  ],
};

/** Entries of the menu of a system, as the tree people see. @source shell §2.3 admin §2 @reading R-473 */
export const menuEntries = defineResource({
  id: 'menuEntry',
  source: 'shell §2.3, admin §2',
  operations: menuOperations,
  codecs: menuCodecs,
  words: {
    many: msg`Menu`,
    add: msg({ message: 'New entry', context: 'menu' }),
    edit: msg({ message: 'Edit entry', context: 'menu' }),
    emptyText: msg({ message: 'No entries yet', context: 'menu' }),
  },
  list: {
    shape: 'tree',
    call: 'listMenus',
    keyword: msg`Name, code or address`,
    sidebar: { tree: 'menuSystem', label: SYSTEMS, filterParam: 'systemId' },
    args: ({ keyword, filters, node }) => ({ path: { systemId: node ?? '' }, query: { ...(keyword && { keyword }), ...filters } }),
    filters: [
      choice('category', msg`Terminal`, { Web: CATEGORIES.web, App: CATEGORIES.app }),
      choice('type', msg`Type`, TYPES),
      stateFilter(),
    ],
    columns: [
      { ...nameColumn('fullName'), cell: (row) => createElement(MenuName, row), isSortable: false },
      { ...codeColumn('enCode'), isSortable: false, width: { flex: 3, minPx: 110, mostPx: 200 } },
      choiceColumn('type', msg`Type`, TYPES),
      textColumn('urlAddress', msg`Address`, { width: { flex: 4, minPx: 150, mostPx: 220 } }),
      choiceColumn('category', msg`Terminal`, CATEGORIES, { narrow: 'hidden' }),
      { ...sortColumn(), isSortable: false },
      statusColumn('isEnabled'),
    ],
  },
  form: {
    frame: 'drawer',
    load: 'getMenu',
    create: 'createMenu',
    update: 'updateMenu',
    feeds: { folders },
    initial: ({ parent }) => newEntry(parent?.id ?? null),
    toDraft: typedOf,
    toBody: bodyOf,
    check: entryProblems,
    fields: [
      pair(
        choice('category', msg`Terminal`, CATEGORIES, { required: true, look: 'radio', empties: ['parentId'] }),
        choice('parentId', msg`Folder`, feed('folders', { systemId: 'systemId', id: 'id', category: 'category' }), {
          required: true,
          initial: TOP,
        }),
      ),
      pair(name('fullName'), code('enCode', msg`Code`, { ...menuCode(), disabled: isSavedPage })),
      choice('type', msg`Type`, TYPES, { required: true }),
      text('urlAddress', msg`Address`, {
        required: true,
        maxChars: 500,
        spellCheck: false,
        shown: { field: 'type', is: ADDRESSES },
        help: msg`A page has a path such as toll/gantry; a link has an https address or one that begins with a slash`,
        message: { pattern: msg`Enter a path such as toll/gantry, or for a link an https address or one that begins with a slash` },
        refuses: (value, read) =>
          isOwnPath({ type: String(read('type')), urlAddress: typeof value === 'string' ? value : '' } as TypedEntry)
            ? msg`This address belongs to a page of the console itself. Enter another one.`
            : null,
      }),
      pick('shows.design', msg`Design`, 'design', {
        required: true,
        shown: { field: 'type', is: SHOWING.design },
        help: msg`Only released designs are offered`,
        message: {
          required: msg`Choose the design this entry shows. If it is not in the list, release it first on the page “Web design”.`,
        },
      }),
      panel(DesignNotice, { shown: { field: 'type', is: SHOWING.design }, reads: ['shows.design'] }),
      pick('shows.dictionary', msg`Dictionary`, 'dictionary', {
        required: true,
        shown: { field: 'type', is: SHOWING.dictionary },
        message: { required: msg`Choose the dictionary this entry shows` },
      }),
      pick('shows.portal', msg`Portal`, 'portal', {
        required: true,
        shown: { field: 'type', is: SHOWING.portal },
        message: { required: msg`Choose the portal this entry shows` },
      }),
      text('shows.other', msg`ID of what it shows`, {
        spellCheck: false,
        shown: { field: 'type', is: SHOWING.other },
      }),
      toggle('property.value.isTree', msg`Its rows as a tree`, { shown: { field: 'type', is: TREES } }),
      choice(
        'opensIn',
        msg`Opens in`,
        { page: msg`The page`, window: msg`A new window` },
        { look: 'radio', shown: { field: 'type', is: WINDOWED } },
      ),
      custom(
        'icon',
        msg`Icon`,
        lazyPart(async () => (await import('../../features/menu-icons/IconField.tsx')).default),
      ),
      color('property.value.iconBackgroundColor', msg`Colour behind the icon`, {
        shown: { field: 'category', is: ['app'] },
        help: msg`Seen on phones`,
      }),
      section(
        msg`Rights`,
        note(
          msg`Rights to columns and fields apply where both the design and this entry ask for them. Buttons and data go by the design alone. A release sets these switches as the design has them.`,
          'info',
          { field: 'type', is: SHOWING.design },
        ),
        pair(toggle('hasButtonRights', msg`Button rights`, ON), toggle('hasColumnRights', msg`Column rights`, ON)),
        pair(toggle('hasFormRights', msg`Form rights`, ON), toggle('hasDataRights', msg`Data rights`, ON)),
      ),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  actions: {
    toggle: 'updateMenu',
    remove: {
      call: 'removeMenu',
      refusedWhen: ({ children }) => children.length > 0 && msg`There are entries below it. Delete those first.`,
    },
    export: 'exportMenu',
    more: [
      relatedList({
        id: 'rights',
        label: msg`Rights`,
        code: 'btn_edit',
        when: ({ type }) => !isFolder(type),
        of: rightsOfEntry,
      }),
      { id: 'addBelow', label: msg`Add below`, code: 'btn_add', when: ({ type }) => isFolder(type), addsBelow: true },
    ],
    tools: [
      { id: 'systems', label: SYSTEMS, code: 'btn_edit', icon: Layers, opens: () => import('./SystemsDrawer.tsx') },
      { id: 'import', label: msg`Import`, code: 'btn_add', icon: Upload, opens: () => import('./ImportDialog.tsx') },
    ],
  },
});
