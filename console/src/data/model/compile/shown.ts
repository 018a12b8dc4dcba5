import { withControls } from '@milepost/kit/forms/grammar';
import type { Control, FormSpec, Part, TableColumn } from '@milepost/kit/forms/grammar';
import { valueKindOf } from '@milepost/kit/forms/values';
import type { Values } from './records.ts';

/** Companion of a relation: the id beside its words. @source forms §3 */
const ID = '_id';
const factsOf = ({ field, label, help, shown, span, opens }: Control) => ({
  part: 'control' as const,
  field,
  label,
  ...(help !== undefined && { help }),
  ...(shown && { shown }),
  ...(span !== undefined && { span }),
  ...(opens && { opens }),
});

/** A control as it reads what the server has put into words. */
function shownControl(control: Control): Control {
  if (valueKindOf(control).isShownAsStored || (control.kind === 'shown' && control.as !== 'server')) return control;
  const base = factsOf(control);
  switch (control.kind) {
    case 'number':
    case 'calculate': {
      const { precision, hasThousands, hasCapital, prefix, suffix } = control;
      const look = { precision, hasThousands, hasCapital, prefix, suffix };
      const given = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
      // What is never saved has no words either: it is worked out from those of its fields.
      if (control.kind === 'calculate' && control.storage === 'shown')
        return { ...base, kind: 'calculate', storedAs: 'number', expression: control.expression, storage: 'shown', ...given };
      return { ...base, kind: 'number', storedAs: 'number', ...given };
    }
    case 'text': {
      const { rows, mask, prefix, suffix } = control;
      const look = Object.fromEntries(Object.entries({ rows, mask, prefix, suffix }).filter(([, value]) => value !== undefined));
      return { ...base, kind: 'text', ...look, isSecret: control.isSecret === true };
    }
    case 'record':
      return control.source.widget === 'relation' && control.source.config.modelId !== ''
        ? { ...base, kind: 'text', opens: { of: control.source.config.modelId, id: `${control.field}${ID}` } }
        : { ...base, kind: 'text' };
    case 'table':
      return { ...control, required: false, columns: control.columns.map(shownColumn) };
    default:
      return { ...base, kind: 'text' };
  }
}

function shownColumn(column: TableColumn): TableColumn {
  const shown = shownControl(column) as TableColumn;
  return { ...shown, ...(column.isSummed === true && { isSummed: true }), rules: [] };
}

/**
 * Parts of a form as they read a record whose values the server has put into words: text under each name, the id of a related
 * record beside it, which opens that. Files, pictures, marks and formatted text stay what they are.
 * @source forms §2.10, §3
 */
export const shownParts = (parts: readonly Part[]): readonly Part[] => withControls(parts, shownControl);

const FIGURE = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^-?\d+(?:\.\d+)?$/;

/** A figure the server has written with its commas, as a number again; anything else as it is. */
const figureOf = (value: unknown): unknown =>
  typeof value === 'string' && FIGURE.test(value.trim()) ? Number(value.replaceAll(',', '')) : value;

/** Values the server has put into words, with its figures as numbers: they are added up, and written in capitals. */
export function shownValues({ parts }: Pick<FormSpec, 'parts'>, values: Values): Values {
  const read = { ...values };
  withControls(parts, (control) => {
    const value = values[control.field];
    if (control.kind === 'number') read[control.field] = figureOf(value);
    if (control.kind === 'table' && Array.isArray(value)) {
      const figures = control.columns.filter(({ kind }) => kind === 'number').map(({ field }) => field);
      const row = (one: Values) => ({ ...one, ...Object.fromEntries(figures.map((field) => [field, figureOf(one[field])])) });
      read[control.field] = value.map((one: Values) => row(one));
    }
    return control;
  });
  return read;
}

const BETWEEN = ',';
/** A person, or several: chosen, or known to the server as who made or changed the record. */
const isOfPeople = (control: Control | TableColumn): boolean =>
  control.kind === 'pick'
    ? control.picker === 'user'
    : control.kind === 'shown' && (control.fact === 'creator' || control.fact === 'changer');

/** The same with people by their names alone, in rows too; servers write the account behind each. */
export function namedPeople({ parts }: Pick<FormSpec, 'parts'>, values: Values, personName: (label: string) => string): Values {
  const named = (value: unknown): unknown => (typeof value === 'string' ? value.split(BETWEEN).map(personName).join(BETWEEN) : value);
  const read = { ...values };
  withControls(parts, (control) => {
    const value = values[control.field];
    if (isOfPeople(control)) read[control.field] = named(value);
    if (control.kind === 'table' && Array.isArray(value)) {
      const people = control.columns.filter(isOfPeople).map(({ field }) => field);
      const row = (one: Values) => ({
        ...one,
        ...Object.fromEntries(people.flatMap((field) => (field in one ? [[field, named(one[field])]] : []))),
      });
      read[control.field] = value.map((one: Values) => row(one));
    }
    return control;
  });
  return read;
}
