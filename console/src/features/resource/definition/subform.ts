import { controlsOf, visibleParts } from '@milepost/kit/forms/grammar';
import type { AnyResource, EditSubset } from './types.ts';

/** True where a form has all the fields an action opens: a person may have no right to some. */
export const hasSubform = ({ form }: AnyResource, { edits }: EditSubset): boolean => {
  const fields = new Set(controlsOf({ parts: form?.fields ?? [] }).map(({ control }) => control.field));
  return edits.every((field) => fields.has(field));
};

/** The screen with some fields of its form alone, in a dialog; what is not shown is saved as it was loaded. @reading R-706 */
export function subformOf(resource: AnyResource, { id, edits, saves }: EditSubset & { readonly id: string }): AnyResource {
  const { form } = resource;
  if (form === null) return resource;
  const { addsMore: _more, hasSteps: _steps, print: _print, width: _width, ...whole } = form;
  const fields = visibleParts(form.fields, ({ field }) => edits.includes(field));
  return { ...resource, form: { ...whole, fields, frame: 'dialog', part: id, labels: { ...form.labels, save: saves } } };
}
