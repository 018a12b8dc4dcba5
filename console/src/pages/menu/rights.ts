import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Option } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { menuCodecs, menuRightProblems } from '@milepost/openapi/domains/menu';
import type { MenuNode, MenuRightNode, MenuRightRecord } from '@milepost/openapi/domains/menu';
import { menuOperations } from '@milepost/openapi/operations';
import {
  choice,
  code,
  codeColumn,
  defineDetails,
  defineResource,
  description,
  enabled,
  feed,
  name,
  nameColumn,
  pair,
  sortCode,
  sortColumn,
  statusColumn,
  textColumn,
} from '../../features/resource/index.ts';
import type { AnyResource, FieldPart, OwnFeed } from '../../features/resource/index.ts';
import { menuCode } from './codes.ts';
import { TOP } from './entryDraft.ts';

const COLUMNS = [
  { ...nameColumn('fullName'), isSortable: false },
  { ...codeColumn('enCode'), isSortable: false },
  { ...sortColumn(), isSortable: false },
  statusColumn('isEnabled'),
] as const;

/** Draft of a right as the form edits it. */
const typedOf = ({ parentId, ...right }: MenuRightRecord) => ({ ...right, parentId: parentId ?? TOP });
const bodyOf = <Right extends { readonly parentId: string | null }>({ parentId, ...right }: Right) => ({
  ...right,
  parentId: parentId === TOP ? null : parentId,
});

const optionsOf = (nodes: readonly MenuRightNode[], omitted: unknown, depth = 0): Option[] =>
  nodes.flatMap(({ id, fullName, children }) =>
    id === omitted ? [] : [{ id, label: fullName, depth }, ...optionsOf(children, omitted, depth + 1)],
  );

/** Buttons a button may stand below: none below itself. */
const buttonsOf: OwnFeed = async ({ client }, { menuId, id }, signal) => {
  const call = bindOperations(client, menuOperations).listMenuButtons({ path: { id: String(menuId) }, query: {} }, { signal });
  const found = menuCodecs.listMenuButtons.data.decode((await call).data);
  return [{ id: TOP, label: msg`None, at the top` }, ...optionsOf(found, id)];
};

interface Kind {
  readonly words: {
    readonly many: MessageDescriptor;
    readonly add: MessageDescriptor;
    readonly edit: MessageDescriptor;
    readonly emptyText: MessageDescriptor;
  };
  readonly calls: 'Button' | 'Column' | 'Form';
  readonly help: MessageDescriptor;
}

const KINDS = {
  button: {
    words: { many: msg`Buttons`, add: msg`New button`, edit: msg`Edit button`, emptyText: msg`No buttons yet` },
    calls: 'Button',
    help: msg`As the page knows it, for example btn_add`,
  },
  column: {
    words: {
      many: msg({ message: 'Columns', context: 'authorization' }),
      add: msg`New column`,
      edit: msg`Edit column`,
      emptyText: msg`No columns yet`,
    },
    calls: 'Column',
    help: msg`As the list knows it, for example fullName`,
  },
  form: {
    words: { many: msg`Form fields`, add: msg`New form field`, edit: msg`Edit form field`, emptyText: msg`No form fields yet` },
    calls: 'Form',
    help: msg`As the form knows it, for example fullName`,
  },
} as const satisfies Record<string, Kind>;
type RightKind = keyof typeof KINDS;

/** Rights of one kind on the page of an entry. @reading R-475 */
function rightsOf(kind: RightKind, menuId: string): AnyResource {
  const { words, calls, help } = KINDS[kind];
  const below = choice('parentId', msg`Below`, feed('buttons', { menuId: 'menuId', id: 'id' }), { required: true, initial: TOP });
  return defineResource({
    id: `menu${calls}.${menuId}`,
    source: 'shell §3',
    operations: menuOperations,
    codecs: menuCodecs,
    words,
    list: {
      shape: 'tree',
      call: `listMenu${calls}s` as 'listMenuButtons',
      args: ({ keyword }) => ({ path: { id: menuId }, query: keyword ? { keyword } : {} }),
      columns: COLUMNS,
    },
    form: {
      frame: 'dialog',
      load: `getMenu${calls}`,
      create: `createMenu${calls}` as 'createMenuButton',
      update: `updateMenu${calls}`,
      feeds: { buttons: buttonsOf },
      check: menuRightProblems,
      toDraft: typedOf,
      toBody: bodyOf,
      initial: ({ parent }) => ({ menuId, icon: '', parentId: parent?.id ?? TOP }),
      fields: [
        pair(name('fullName'), code('enCode', msg`Code`, { ...menuCode(), help })),
        ...(kind === 'button' ? [below as FieldPart<unknown>] : []),
        pair(sortCode(), enabled('isEnabled')),
        description(),
      ],
    },
    actions: {
      toggle: `updateMenu${calls}`,
      remove: `removeMenu${calls}`,
      ...(kind === 'button' && { more: [{ id: 'addBelow', label: msg`New button below`, code: 'btn_add', addsBelow: true }] }),
    },
  });
}

/** Rights to the data of the page of an entry, which are only shown. @reading R-475 */
const dataSchemesOf = (menuId: string): AnyResource =>
  defineResource({
    id: `menuData.${menuId}`,
    source: 'shell §3',
    operations: menuOperations,
    codecs: menuCodecs,
    words: { many: msg`Data schemes`, add: msg`Data schemes`, edit: msg`Data schemes`, emptyText: msg`No data schemes yet` },
    list: {
      shape: 'whole',
      call: 'listDataSchemes',
      args: ({ keyword }) => ({ path: { id: menuId }, query: keyword ? { keyword } : {} }),
      columns: [
        nameColumn('fullName'),
        codeColumn('enCode'),
        textColumn('conditionText', msg`Condition`, { width: { flex: 4, minPx: 150 } }),
        sortColumn(),
        statusColumn('isEnabled'),
      ],
    },
  });

/** Says that rights of a kind are kept and do not hold yet. */
const waits = (isJudged: boolean) =>
  isJudged
    ? null
    : {
        title: msg`The entry does not judge these yet`,
        description: msg`They are kept, and hold once they are switched on in the form of the entry.`,
      };

/**
 * Rights on the page of an entry: buttons, columns, fields of forms, and its data. They belong to it: who changes the entry adds,
 * changes and deletes them. @source shell §3 @reading R-475
 */
export const rightsOfEntry = defineDetails<MenuNode>({
  id: 'menuRights',
  source: 'shell §3',
  title: ({ fullName: entryName }) => msg`Rights: ${entryName}`,
  label: msg`Kinds of rights`,
  changedBy: 'btn_edit',
  all: [
    {
      key: 'button',
      title: KINDS.button.words.many,
      resource: ({ id }) => rightsOf('button', id),
      note: ({ hasButtonRights }) => waits(hasButtonRights),
    },
    {
      key: 'column',
      title: KINDS.column.words.many,
      resource: ({ id }) => rightsOf('column', id),
      note: ({ hasColumnRights }) => waits(hasColumnRights),
    },
    {
      key: 'form',
      title: KINDS.form.words.many,
      resource: ({ id }) => rightsOf('form', id),
      note: ({ hasFormRights }) => waits(hasFormRights),
    },
    { key: 'data', title: msg`Data schemes`, resource: ({ id }) => dataSchemesOf(id), note: ({ hasDataRights }) => waits(hasDataRights) },
  ],
});
