import { controlsOf, readableParts } from '@milepost/kit/forms/grammar';
import type { Control, FormSpec, Part } from '@milepost/kit/forms/grammar';
import { uploadedFile } from '@milepost/openapi/domains/file';
import type { UploadedFile } from '@milepost/openapi/domains/file';
import type { RecordValues } from '@milepost/openapi/domains/record';
import type { FlowFieldRight } from '@milepost/openapi/domains/workflow';

/** There to be read: nothing invites to choose or to write what nobody may. */
const READ_ONLY = { isReadOnly: true, disabled: () => true, required: false, placeholder: '—' };

/** A control that may not be changed is there to be read, and no rule of the form asks for it; one that may has to be filled in where the step wants it. */
function withRight(control: Control, right: FlowFieldRight | undefined): Control {
  if (right?.write !== true) return { ...control, ...READ_ONLY };
  return right.required ? { ...control, required: true } : control;
}

function mapped(parts: readonly Part[], change: (control: Control) => Control): readonly Part[] {
  return parts.map((part): Part => {
    if (part.part === 'control') return change(part);
    if (part.part === 'tabs') return { ...part, tabs: part.tabs.map((tab) => ({ ...tab, parts: mapped(tab.parts, change) })) };
    return 'parts' in part ? { ...part, parts: mapped(part.parts, change) } : part;
  });
}

/** May any field of the form be changed at this step? */
export const isWritable = (rights: readonly FlowFieldRight[]): boolean => rights.some(({ write }) => write);

/** The form as the rights of a step leave it: what may not be read is not there, what may not be written stands still. @source shell §2 @reading R-373 */
export function withRights({ parts, ...spec }: FormSpec, rights: readonly FlowFieldRight[]): FormSpec {
  const of = new Map(rights.map((right) => [right.id, right]));
  const readable = readableParts(parts, (field) => of.get(field)?.read !== false);
  return { ...spec, parts: mapped(readable, (control) => withRight(control, of.get(control.field))) };
}

/** Files of a form, of all its fields that may be read. */
export function filesIn(spec: FormSpec, values: RecordValues): readonly UploadedFile[] {
  return controlsOf(spec).flatMap(({ control }) => {
    const value = control.kind === 'files' ? values[control.field] : null;
    return Array.isArray(value)
      ? value.filter((one) => typeof one === 'object' && one !== null).map((one) => uploadedFile.decode(one))
      : [];
  });
}
