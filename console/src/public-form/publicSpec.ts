import { keptParts } from '@milepost/kit/forms/grammar';
import type { Control, FormSpec } from '@milepost/kit/forms/grammar';
import type { FormSurroundings } from '@milepost/kit/forms/render';
import type { FormConfig } from '@milepost/openapi/domains/model';
import { compileForm, rulesFor } from '../data/model/compile/index.ts';

/** Kinds of controls that ask the server for something, which somebody without a session may not. */
const ASKING: ReadonlySet<Control['kind']> = new Set<Control['kind']>(['pick', 'files', 'record', 'shown', 'unknown', 'html']);

function isPublic(control: Control): boolean {
  if (ASKING.has(control.kind)) return false;
  if (control.kind === 'table') return control.columns.every(isPublic);
  return !('options' in control) || control.options.from === 'static';
}

/** The form as somebody without a session can fill it in. A server that hands out more is not asked for it. @reading R-796 */
export function publicSpec(design: FormConfig): FormSpec {
  const { spec, rules } = compileForm(design);
  return { ...spec, parts: keptParts(spec.parts, isPublic), rules: rulesFor(rules.rules, undefined) };
}

const refuse = (): never => {
  throw new Error('[public form] A form without a session asked the server for something · nothing was sent · leave the control out');
};

/** Surroundings of a form that asks the server for nothing. */
export const PUBLIC_SURROUNDINGS: FormSurroundings = { useOptions: refuse, usePicker: refuse, useUploads: refuse };
