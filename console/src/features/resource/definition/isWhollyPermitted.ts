import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Part } from '@milepost/kit/forms/grammar';
import type { Can } from '../../../permissions/index.ts';
import type { AnyResource } from './types.ts';

/** True where no column and no field of the screen is kept from this person, so that `permittedResource` would change nothing. */
export function isWhollyPermitted({ list, form, detail }: AnyResource, can: Can): boolean {
  const areColumnsSeen = list.columns.every(({ id }) => can.column(id));
  const areTablesSeen = (list.tables ?? []).every(({ field, columns }) => columns.every(({ id }) => can.column(`${field}-${id}`)));
  const areFieldsSeen = (parts: readonly Part[]) =>
    controlsOf({ parts }).every(({ control }) => {
      const columns = control.kind === 'rows' || control.kind === 'table' ? control.columns : [];
      return can.formField(control.field) && columns.every(({ field }) => can.formField(`${control.field}-${field}`));
    });
  return areColumnsSeen && areTablesSeen && areFieldsSeen(form?.fields ?? []) && areFieldsSeen(detail?.fields ?? []);
}
