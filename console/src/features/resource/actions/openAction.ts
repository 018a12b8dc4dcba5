import type { useNavigate } from '../../../routing/index.ts';
import type { AnyResource, AnyRow, CopyRelated, EditSubset } from '../definition/types.ts';

/** Layers and forms that actions of a row open on its page. */
export interface ActionOpens {
  readonly edit: (row: AnyRow) => void;
  readonly editInForm?: (row: AnyRow) => void;
  readonly detail: (row: AnyRow) => void;
  readonly history: (row: AnyRow) => void;
  readonly addBelow: (row: AnyRow) => void;
  readonly duplicate: (row: AnyRow, change: (draft: object) => object, carries?: CopyRelated<AnyRow>) => void;
  readonly part?: (row: AnyRow, action: EditSubset & { readonly id: string }) => void;
  /** Opens the part of an action by its id. */
  readonly own: (row: AnyRow, id: string) => void;
}

interface OpeningPage {
  readonly resource: AnyResource;
  readonly opens: ActionOpens;
  readonly navigate: ReturnType<typeof useNavigate>;
}

/** Carries out an action of a row that opens something or leads somewhere. @returns whether it is one */
export function openAction({ resource, opens, navigate }: OpeningPage, id: string, row: AnyRow): boolean {
  const own = resource.actions.more?.find((one) => one.id === id);
  if (id === 'edit') opens.edit(row);
  else if (id === 'detail') opens.detail(row);
  else if (id === 'history') opens.history(row);
  else if (id === 'editInForm') opens.editInForm?.(row);
  else if (!own || 'call' in own) return false;
  else if ('duplicates' in own) opens.duplicate(row, own.duplicates, own.copies);
  else if ('addsBelow' in own) opens.addBelow(row);
  else if ('edits' in own) opens.part?.(row, own);
  else if ('leadsTo' in own) navigate({ to: own.leadsTo(row) });
  else opens.own(row, own.id);
  return true;
}
