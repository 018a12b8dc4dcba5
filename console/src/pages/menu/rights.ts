import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Option } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { ListChecks } from 'lucide';
import { createElement } from 'react';
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
import type { RightKind } from '../../data/menu/rights.ts';
import type { AnyResource, DeletionImpact, FieldPart, OpeningTool, OwnFeed, ToolProps } from '../../features/resource/index.ts';
import { menuCode } from './codes.ts';
import { TOP } from './entryDraft.ts';
import { RightsNotice } from './RightsNotice.tsx';
import type { JudgedKind } from './rightsState.ts';
import { isDesigned } from './shownDesign.ts';

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
} as const satisfies Record<RightKind, Kind>;

/** Opens what takes rights of a kind from the design of an entry. */
const takesFromDesign = (kind: RightKind, entry: MenuNode): OpeningTool => ({
  id: 'fromDesign',
  label: msg`Take from the design`,
  code: 'btn_edit',
  icon: ListChecks,
  isMain: true,
  opens: async () => {
    const { TakeRights } = await import('./TakeRights.tsx');
    return { default: ({ onClose }: ToolProps) => createElement(TakeRights, { entry, kind, onClose }) };
  },
});

/** Roles that lose a right with its deletion. */
const losers: DeletionImpact<MenuRightNode> = async ({ roleIds }) => {
  const count = roleIds?.length ?? 0;
  return count === 0 ? [] : [msg`${plural(count, { one: '# role has it and loses it', other: '# roles have it and lose it' })}`];
};

/** Rights of one kind on the page of an entry: taken from its design where it shows one, else typed. @reading R-475 */
function rightsOf(kind: RightKind, entry: MenuNode): AnyResource {
  const { id: menuId } = entry;
  const isTaken = isDesigned(entry);
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
        pair(
          name('fullName'),
          code('enCode', msg`Code`, { ...menuCode(), ...(isTaken ? { disabled: { field: 'id', isFilled: true } } : { help }) }),
        ),
        ...(kind === 'button' ? [below as FieldPart<unknown>] : []),
        pair(sortCode(), enabled('isEnabled')),
        description(),
      ],
    },
    actions: {
      adds: !isTaken,
      toggle: `updateMenu${calls}`,
      remove: { call: `removeMenu${calls}`, impact: losers },
      ...(isTaken && { tools: [takesFromDesign(kind, entry)] }),
      ...(kind === 'button' && !isTaken && { more: [{ id: 'addBelow', label: msg`New button below`, code: 'btn_add', addsBelow: true }] }),
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

/** Says above a list whether its rights hold. */
const noticeOf = (kind: JudgedKind) =>
  function Notice({ row }: { readonly row: MenuNode }) {
    return createElement(RightsNotice, { row, kind });
  };

const tabOf = (kind: RightKind) => ({
  key: kind,
  title: KINDS[kind].words.many,
  resource: (entry: MenuNode) => rightsOf(kind, entry),
  above: noticeOf(kind),
});

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
    tabOf('button'),
    tabOf('column'),
    tabOf('form'),
    { key: 'data', title: msg`Data schemes`, resource: ({ id }) => dataSchemesOf(id), above: noticeOf('data') },
  ],
});
