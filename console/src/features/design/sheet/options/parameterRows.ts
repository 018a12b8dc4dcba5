import { isList, isObject, textOf } from '@milepost/openapi/domains/design';
import type { DesignDialect, Json, JsonObject } from '@milepost/openapi/domains/design';

/** Source of the value of a parameter: a field of the form, a fixed value, nothing, what is typed, or a fact of the person. */
export type ParameterSource = 'field' | 'fixed' | 'empty' | 'typed' | 'person';

/** A parameter of a data interface, with where its value comes from. */
export interface ParameterRow {
  readonly name: string;
  readonly label: string;
  readonly source: ParameterSource;
  /** Field, fixed value or fact, by the source. */
  readonly value: string;
  /** The interface does not have it any more. */
  readonly isGone: boolean;
  readonly came: JsonObject;
}

const KEYWORD = '@keyword';
const NUMBERS: Readonly<Record<string, ParameterSource>> = { 1: 'field', 2: 'fixed', 3: 'empty', 4: 'person' };
const NUMBER_OF = { field: 1, fixed: 2, empty: 3, person: 4, typed: 1 } as const;

function read(came: JsonObject): Pick<ParameterRow, 'source' | 'value'> {
  const named = textOf(came['relationField']);
  if (named === KEYWORD) return { source: 'typed', value: '' };
  const source = NUMBERS[textOf(came['sourceType'])];
  if (named.startsWith('@')) return { source: 'person', value: named };
  if (source === 'fixed') return { source, value: named || textOf(came['defaultValue']) };
  if (source === 'empty') return { source, value: '' };
  if (named !== '') return { source: 'field', value: named };
  const fixed = textOf(came['defaultValue']);
  return fixed === '' ? { source: 'empty', value: '' } : { source: 'fixed', value: fixed };
}

/** Parameters of an interface as a design fills them; those it has lost come last. */
export function parameterRows(
  json: Json | undefined,
  known: readonly { readonly id: string; readonly label: string }[],
): readonly ParameterRow[] {
  const stored = (isList(json) ? json : []).filter(isObject);
  const nameOf = (one: JsonObject) => textOf(one['field']);
  const gone = stored.filter((one) => nameOf(one) !== '' && !known.some(({ id }) => id === nameOf(one)));
  return [
    ...known.map(({ id, label }) => {
      const came = stored.find((one) => nameOf(one) === id) ?? {};
      return { name: id, label, ...read(came), isGone: false, came };
    }),
    ...gone.map((came) => ({ name: nameOf(came), label: textOf(came['fieldName']) || nameOf(came), ...read(came), isGone: true, came })),
  ];
}

/** Parameters as a design has them. From 3.6 on the source has a number, and a fixed value stands where the field would. */
export function parametersJson(rows: readonly ParameterRow[], dialect: DesignDialect): readonly Json[] {
  return rows.flatMap(({ name, label, source, value, came }): readonly Json[] => {
    if (source === 'empty' && Object.keys(came).length === 0) return [];
    const isNumbered = dialect === 'new' || came['sourceType'] !== undefined;
    const isFixed = source === 'fixed';
    const relationField = source === 'typed' ? KEYWORD : source === 'empty' || (isFixed && !isNumbered) ? '' : value;
    return [
      {
        ...came,
        field: name,
        ...(came['fieldName'] === undefined && label !== name && { fieldName: label }),
        relationField,
        ...((isFixed && !isNumbered) || came['defaultValue'] !== undefined
          ? { defaultValue: isFixed && !isNumbered ? value : source === 'empty' ? '' : (came['defaultValue'] ?? '') }
          : {}),
        ...(isNumbered && { sourceType: NUMBER_OF[source] }),
      },
    ];
  });
}
