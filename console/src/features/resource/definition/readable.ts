import { msg } from '@lingui/core/macro';
import { BUTTONS } from '../../../permissions/index.ts';
import type { Can } from '../../../permissions/index.ts';
import type { AnyResource } from './types.ts';

/**
 * The screen with its records to be read, where they have a form that this person may not change: whoever sees the list sees the
 * records whole. @reading R-278
 */
export function readableResource(resource: AnyResource, can: Can): AnyResource {
  const { form, detail } = resource;
  if (detail || form?.update === undefined || can.button(BUTTONS.edit)) return resource;
  const { load, fields, toDraft, feeds } = form;
  const read = { fields, label: msg`Detail`, ...(load && { load }), ...(toDraft && { toRecord: toDraft }), ...(feeds && { feeds }) };
  return { ...resource, detail: read };
}
