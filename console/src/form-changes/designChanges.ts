import { isEmptyValue } from '@milepost/kit/forms/grammar';
import type { Control, PlacedControl } from '@milepost/kit/forms/grammar';
import type { TypedForm } from '@milepost/kit/forms/store';

/** A field of a form that is another one than when the form was opened. */
export type DesignChange =
  | { readonly kind: 'added'; readonly control: Control; readonly isRequired: boolean }
  | { readonly kind: 'required'; readonly control: Control }
  | { readonly kind: 'renamed'; readonly control: Control; readonly before: Control }
  /** `typed`: text that has no field any more; undefined where nothing was typed. */
  | { readonly kind: 'removed'; readonly control: Control; readonly typed: unknown }
  /** The same: a value of another kind. */
  | { readonly kind: 'turned'; readonly control: Control; readonly typed: unknown };

interface Field {
  readonly control: Control;
  /** Label of the table it is a column of. */
  readonly path: string;
}

/** Fields by their places, columns of tables too. */
const fieldsOf = (controls: readonly PlacedControl[]): ReadonlyMap<string, Field> =>
  new Map(
    controls
      .flatMap(({ control }): readonly Field[] => [
        { control, path: control.field },
        ...(control.kind === 'table'
          ? control.columns.map((column) => ({ control: column, path: `${control.field}.${column.field}` }))
          : []),
      ])
      .map((field) => [field.path, field]),
  );

const isRequired = ({ required }: Control): boolean => required === true;

/**
 * Changes of a form that concern who fills it in: fields that came, went, must be filled in now, are called or filled in otherwise.
 * @param before the form as it was, with what was typed into it
 * @reading R-163
 */
export function designChanges(before: TypedForm, after: readonly PlacedControl[]): readonly DesignChange[] {
  const [was, is] = [fieldsOf(before.controls), fieldsOf(after)];
  const typedAt = (path: string): unknown => {
    const value = before.unreadable.get(path) === undefined ? before.values.get(path) : undefined;
    return isEmptyValue(value) ? undefined : value;
  };
  const lost = [...was].flatMap(([path, { control }]): readonly DesignChange[] => {
    const next = is.get(path)?.control;
    // Columns go with their table.
    if (next === undefined)
      return is.has(path.split('.')[0] ?? path) || !path.includes('.') ? [{ kind: 'removed', control, typed: typedAt(path) }] : [];
    return next.kind === control.kind ? [] : [{ kind: 'turned', control: next, typed: typedAt(path) }];
  });
  const others = [...is].flatMap(([path, { control }]): readonly DesignChange[] => {
    const old = was.get(path)?.control;
    if (old === undefined)
      return was.has(path.split('.')[0] ?? path) || !path.includes('.')
        ? [{ kind: 'added', control, isRequired: isRequired(control) }]
        : [];
    return [
      ...(isRequired(control) && !isRequired(old) ? [{ kind: 'required', control } as const] : []),
      ...(JSON.stringify(control.label) === JSON.stringify(old.label) ? [] : [{ kind: 'renamed', control, before: old } as const]),
    ];
  });
  return [...lost, ...others];
}
