import { controlsOf, emptyOf, visibleParts, readableParts } from '@milepost/kit/forms/grammar';
import type { Control } from '@milepost/kit/forms/grammar';
import type { Can } from '../../../permissions/index.ts';
import type { AnyResource } from './types.ts';

/**
 * The screen as this person may see it: columns and fields they have no right to are left out, where its menu entry judges them.
 * The title of a row stays, since without it no row could be told from another, and so does a field a record cannot be without.
 * What is left out of a form is saved as it was loaded. @source shell §6 @reading R-561
 */
export function permittedResource(resource: AnyResource, can: Can): AnyResource {
  const { list, form, detail } = resource;
  const columns = list.columns.filter(({ id, narrow }) => narrow === 'title' || can.column(id));
  const tables = list.tables?.map((table) => ({ ...table, columns: table.columns.filter(({ id }) => can.column(`${table.field}-${id}`)) }));
  const areTablesWhole = tables?.every(({ columns: kept }, at) => kept.length === list.tables?.[at]?.columns.length) ?? true;
  const isKept = (control: Control) => (control.required !== undefined && control.required !== false) || can.formField(control.field);
  const dropped = form === null ? [] : controlsOf({ parts: form.fields }).filter(({ control }) => !isKept(control));
  const told = detail && readTo(detail, can);
  if (columns.length === list.columns.length && dropped.length === 0 && told === detail && areTablesWhole) return resource;
  const empty = Object.fromEntries(dropped.map(({ control }) => [control.field, emptyOf(control)]));
  return {
    ...resource,
    list: { ...list, columns, ...(tables && { tables: tables.filter(({ columns: kept }) => kept.length > 0) }) },
    detail: told,
    form: form && {
      ...form,
      fields: visibleParts(form.fields, isKept),
      initial: (at) => Object.assign({}, empty, form.initial?.(at)),
    },
  };
}

/** A record to read, without the fields and columns this person has no right to. @source forms §6 */
function readTo<D extends NonNullable<AnyResource['detail']>>(detail: D, can: Can): D {
  const isSeen = controlsOf({ parts: detail.fields }).every(({ control }) => {
    const columns = control.kind === 'rows' || control.kind === 'table' ? control.columns : [];
    return can.formField(control.field) && columns.every(({ field }) => can.formField(`${control.field}-${field}`));
  });
  return isSeen ? detail : { ...detail, fields: readableParts(detail.fields, can.formField) as D['fields'] };
}
