import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BUTTONS } from '../../../permissions/index.ts';
import type { ButtonCode, PermittedAction } from '../../../permissions/index.ts';
import { hasSubform } from './subform.ts';
import { isEnabled } from './rowState.ts';
import type { AnyResource, AnyRow } from './types.ts';

/** An action on a row, as the menus of rows draw it. */
export type RowAction = Omit<PermittedAction<AnyRow>, 'code'> & {
  /** Right it needs; null for none. */
  readonly code: ButtonCode | null;
  readonly when?: (row: AnyRow) => boolean;
  /** Address it leads to, where it opens another page. */
  readonly leadsTo?: (row: AnyRow) => string;
};

/**
 * Actions on a row of a screen, in their order; Enter does the first one. Who may read the log reads there what was changed.
 * @source admin §6 @reading R-478
 */
export function rowActionsOf(resource: AnyResource, mayReadLog = false): RowAction[] {
  const { form, detail, actions } = resource;
  const { toggle, remove, more = [], export: exports, editableWhen, history = true, labels = {} } = actions;
  const { edit: editLabel = msg`Edit`, remove: removeLabel = msg`Delete` } = labels;
  const editable = editableWhen && { when: editableWhen };
  const offered = more.filter((one) => !('edits' in one) || hasSubform(resource, one));
  const own = offered.map((one): RowAction => ({
    id: one.id,
    code: one.code,
    label: () => one.label,
    ...(one.tone && { tone: one.tone }),
    ...(one.when && { when: one.when }),
    ...('leadsTo' in one && { leadsTo: one.leadsTo }),
  }));
  return [
    ...(detail && !form?.update ? [readAction(detail)] : []),
    ...(form?.update
      ? [
          {
            id: 'edit',
            code: BUTTONS.edit,
            label: () => editLabel,
            ...editable,
          } satisfies RowAction,
        ]
      : []),
    ...(detail && form?.update ? [readAction(detail)] : []),
    ...(form?.update && form.inRows
      ? [{ id: 'editInForm', code: BUTTONS.edit, label: () => msg`Edit in the form`, ...editable } satisfies RowAction]
      : []),
    ...tablesAction(resource),
    ...own,
    ...(toggle === undefined
      ? []
      : [
          {
            id: 'toggle',
            code: BUTTONS.edit,
            label: (row: AnyRow) => (isEnabled(resource, row) ? msg`Disable` : msg`Enable`),
            // Switching by a save can do no more than the form.
            ...(toggle === form?.update && editable),
          } satisfies RowAction,
        ]),
    ...(mayReadLog && history && form?.update ? [{ id: 'history', code: null, label: () => msg`Changes` } satisfies RowAction] : []),
    ...(exports === undefined
      ? []
      : [{ id: 'export', code: typeof exports === 'object' ? exports.code : BUTTONS.edit, label: () => msg`Export` } satisfies RowAction]),
    ...(remove === undefined
      ? []
      : [
          {
            id: 'remove',
            code: BUTTONS.remove,
            label: () => removeLabel,
            tone: 'danger',
            ...(typeof remove === 'object' && remove.when && { when: remove.when }),
          } satisfies RowAction,
        ]),
  ];
}

/** Reading a record needs no right of its own: the page is one. */
const readAction = ({ label, code }: NonNullable<AnyResource['detail']>): RowAction => ({
  id: 'detail',
  code: code ?? null,
  label: () => label,
});

/** Opens the tables of a row below the list; by the name of the table where there is one. */
function tablesAction({ list: { tables = [] } }: AnyResource): readonly RowAction[] {
  const [first] = tables;
  return first ? [{ id: 'tables', code: null, label: () => (tables.length === 1 ? first.label : msg`Sub-tables`) }] : [];
}

/** Name of a row in questions, and in the names of its controls. */
export function nameOf({ list }: AnyResource, row: AnyRow): string {
  if (list.nameOf) return list.nameOf(row);
  const name: unknown = Reflect.get(row, 'fullName');
  return typeof name === 'string' ? name : row.id;
}

/** Deletion of several rows: the right it needs, and its words where a design has some; null where there is none. */
export function severalRemovalOf({ actions }: AnyResource): { readonly code: ButtonCode; readonly label?: MessageDescriptor } | null {
  const { remove, removeBatch = remove === undefined ? false : { code: BUTTONS.remove } } = actions;
  return removeBatch === false ? null : removeBatch;
}
