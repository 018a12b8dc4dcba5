import type { LazyDialog } from '../../../lazy/index.ts';
import type { ActionOpens } from '../actions/openAction.ts';
import type { useLazyActions } from '../actions/useLazyActions.ts';
import { subformOf } from '../definition/subform.ts';
import type { AnyResource, AnyRow, CopyRelated, EditSubset, OpenedProps, ToolProps } from '../definition/types.ts';
import type { ResourceList } from '../list/useResourceList.ts';
import type { useEditPlace } from './useEditPlace.ts';

/** Overlay of the list; one thing at a time. An edited record and a new page are in the address instead. */
export type OpenDialog =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'new'; readonly parent: AnyRow | null }
  | {
      readonly kind: 'copy';
      readonly row: AnyRow;
      readonly change: (draft: object) => object;
      readonly copyRelated: CopyRelated<AnyRow> | undefined;
    }
  | { readonly kind: 'detail'; readonly row: AnyRow }
  | { readonly kind: 'history'; readonly row: AnyRow }
  | { readonly kind: 'own'; readonly row: AnyRow; readonly part: LazyDialog<OpenedProps<AnyRow>> }
  | { readonly kind: 'part'; readonly row: AnyRow; readonly resource: AnyResource; readonly action: EditSubset }
  | { readonly kind: 'tool'; readonly part: LazyDialog<ToolProps> };

export const NOTHING: OpenDialog = { kind: 'nothing' };

interface OpensOptions {
  readonly resource: AnyResource;
  readonly list: Pick<ResourceList, 'open'>;
  readonly place: Pick<ReturnType<typeof useEditPlace>, 'chooseForm'>;
  readonly parts: Pick<ReturnType<typeof useLazyActions>, 'of'>;
  /** Notes where the keyboard is, before a page takes the place of the list. */
  readonly leave: () => void;
  readonly setOpen: (open: OpenDialog) => void;
}

/** Ways in which the actions of a row open something. */
export const opensOf = ({ resource, list, place, parts, leave, setOpen }: OpensOptions): ActionOpens => ({
  edit: (row) => {
    leave();
    place.chooseForm(null);
    list.open(row.id);
  },
  editInForm: (row) => {
    leave();
    place.chooseForm(row.id);
    list.open(row.id);
  },
  detail: (row) => setOpen({ kind: 'detail', row }),
  history: (row) => setOpen({ kind: 'history', row }),
  addBelow: (row) => {
    leave();
    setOpen({ kind: 'new', parent: row });
  },
  duplicate: (row, change, copyRelated) => {
    leave();
    setOpen({ kind: 'copy', row, change, copyRelated });
  },
  part: (row, action) => setOpen({ kind: 'part', row, resource: subformOf(resource, action), action }),
  own: (row, id) => {
    const part = parts.of(id);
    if (part) setOpen({ kind: 'own', row, part });
  },
});
