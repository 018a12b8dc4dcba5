import { msg } from '@lingui/core/macro';
import { visibleParts } from '@milepost/kit/forms/grammar';
import type { Control, FormSpec, TableColumn, Text } from '@milepost/kit/forms/grammar';
import type { FormSurroundings } from '@milepost/kit/forms/render';
import type { FormConfig } from '@milepost/openapi/domains/model';
import { compileForm, rulesFor } from '../data/model/compile/index.ts';

/** Kinds of controls that ask the server for something, which needs a session. */
const ASKING: ReadonlySet<Control['kind']> = new Set<Control['kind']>(['pick', 'files', 'record', 'shown', 'unknown', 'html']);
/** Member of a handed out form with the labels of the fields that need a session. @reading R-275 */
const LEFT_OUT = 'milepostLeftOut';
const MOST_NAMED = 50;

const isPublic = (control: Control | TableColumn): boolean =>
  !ASKING.has(control.kind) && (!('options' in control) || control.options.from === 'static');

/** Filled in by the server, or by another field: nothing a person would miss. */
const isFilledElsewhere = (control: Control | TableColumn): boolean =>
  control.kind === 'shown' || (control.kind === 'record' && control.source.widget === 'attribute');

const textOf = (text: Text): string => (typeof text === 'string' ? text : (text.message ?? text.id));

/** Labels of the fields of the form, or of the columns of a table as `table · column`, that need a session. */
function leftOut(spec: FormSpec): readonly string[] {
  const labels: string[] = [];
  const note = (control: Control | TableColumn, label: string) => {
    if (!isPublic(control) && !isFilledElsewhere(control)) labels.push(label);
  };
  visibleParts(spec.parts, (control) => {
    if (control.kind === 'table' || control.kind === 'rows')
      control.columns.forEach((column) => note(column, `${textOf(control.label)} · ${textOf(column.label)}`));
    else note(control, textOf(control.label));
    return true;
  });
  return labels;
}

/** Labels the server has left out itself. */
function leftOutByServer(design: FormConfig): readonly string[] {
  const given: unknown = (design as { readonly rest?: Readonly<Record<string, unknown>> }).rest?.[LEFT_OUT];
  return Array.isArray(given) ? given.filter((label): label is string => typeof label === 'string' && label !== '') : [];
}

/**
 * The form as it can be filled in without a session. Fields that need one are left out, columns of tables too, and the form names
 * them. @reading R-796 @reading R-275
 */
export function publicSpec(design: FormConfig): FormSpec {
  const { spec, rules } = compileForm(design);
  const columns = new Map<string, ReadonlySet<string>>();
  const isKept = (control: Control): boolean => {
    if (control.kind !== 'table' && control.kind !== 'rows') return isPublic(control);
    columns.set(control.field, new Set(control.columns.filter(isPublic).map(({ field }) => `${control.field}-${field}`)));
    return true;
  };
  const named = [...new Set([...leftOutByServer(design), ...leftOut(spec)])].slice(0, MOST_NAMED);
  const parts = visibleParts(spec.parts, isKept, (path) => [...columns.values()].some((kept) => kept.has(path)));
  const names = named.join('、');
  return {
    ...spec,
    parts:
      named.length === 0
        ? parts
        : [
            {
              part: 'note',
              tone: 'info',
              text: msg`These fields need someone who is signed in and are left empty here: ${names}. Send what belongs to them to whoever sent you the link.`,
            },
            ...parts,
          ],
    rules: rulesFor(rules.rules, undefined),
  };
}

const refuse = (): never => {
  throw new Error('[public form] A form without a session asked the server for something · nothing was sent · leave the control out');
};

/** Surroundings of a form that asks the server for nothing. */
export const PUBLIC_SURROUNDINGS: FormSurroundings = { useOptions: refuse, usePicker: refuse, useUploads: refuse };
