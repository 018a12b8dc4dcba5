import { controlsOf, emptyOf } from '@milepost/kit/forms/grammar';
import type { Control, Part } from '@milepost/kit/forms/grammar';
import type { Can } from '../../permissions/index.ts';
import type { AnyResource } from './types.ts';

/** Parts of a form without the controls that are not kept; a part that held nothing else goes with them. */
function keep(parts: readonly Part[], isKept: (control: Control) => boolean): readonly Part[] {
  return parts.flatMap((part): readonly Part[] => {
    if (part.part === 'control') return isKept(part) ? [part] : [];
    if (part.part === 'tabs') {
      const tabs = part.tabs.map((tab) => ({ ...tab, parts: keep(tab.parts, isKept) })).filter((tab) => tab.parts.length > 0);
      return tabs.length > 0 ? [{ ...part, tabs }] : [];
    }
    if (!('parts' in part)) return [part];
    const inside = keep(part.parts, isKept);
    return inside.length > 0 ? [{ ...part, parts: inside }] : [];
  });
}

/**
 * The screen as this person may see it: columns and fields they have no right to are left out, where its menu entry judges them.
 * The title of a row stays, since without it no row could be told from another, and so does a field a record cannot be without.
 * What is left out of a form is saved as it was loaded. @source shell §6 @reading R-561
 */
export function permittedResource(resource: AnyResource, can: Can): AnyResource {
  const { list, form } = resource;
  const columns = list.columns.filter(({ id, narrow }) => narrow === 'title' || can.column(id));
  const isKept = (control: Control) => (control.required !== undefined && control.required !== false) || can.formField(control.field);
  const dropped = form === null ? [] : controlsOf({ parts: form.fields }).filter(({ control }) => !isKept(control));
  if (columns.length === list.columns.length && dropped.length === 0) return resource;
  const empty = Object.fromEntries(dropped.map(({ control }) => [control.field, emptyOf(control)]));
  return {
    ...resource,
    list: { ...list, columns },
    form: form && {
      ...form,
      fields: keep(form.fields, isKept) as typeof form.fields,
      initial: (at) => Object.assign({}, empty, form.initial?.(at)),
    },
  };
}
