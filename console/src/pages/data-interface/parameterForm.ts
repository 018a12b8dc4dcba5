import { msg } from '@lingui/core/macro';
import type { FormSpec, TextControl } from '@milepost/kit/forms/grammar';
import type { Argument, DataInterfaceParameter } from '@milepost/openapi/domains/data-interface';
import type { TestValues } from './testValues.ts';

const NUMBER = /^\s*-?(\d+(\.\d*)?|\.\d+)\s*$/;
/** Types of which a value is a number. */
const NUMBERS: ReadonlySet<string> = new Set(['int', 'bigint', 'decimal', 'number', 'double']);

/** Names of fields are places: a parameter of another server may be called anything. */
const fieldOf = (place: number): string => `p${place}`;

const control = ({ field, fieldName, defaultValue, dataType, isRequired }: DataInterfaceParameter, place: number): TextControl => {
  const given = defaultValue === null ? '' : String(defaultValue);
  return {
    part: 'control',
    kind: 'text',
    field: fieldOf(place),
    label: fieldName && fieldName !== field ? `${fieldName} (${field})` : field,
    spellCheck: false,
    required: isRequired && given === '',
    ...(given !== '' && { help: msg`Left empty: ${given}` }),
    ...(NUMBERS.has(dataType) && { pattern: NUMBER, message: { pattern: msg`Enter a number` } }),
  };
};

/** The form in which the values of a call are typed, two side by side. */
export function parameterForm(parameters: readonly DataInterfaceParameter[]): FormSpec {
  const controls = parameters.map(control);
  return { parts: controls.flatMap((one, at) => (at % 2 === 0 ? [{ part: 'row' as const, parts: controls.slice(at, at + 2) }] : [])) };
}

type Typed = Readonly<Record<string, string>>;

/** The form as it begins: with what was tried last. */
export const begunWith = (parameters: readonly DataInterfaceParameter[], kept: TestValues): Typed =>
  Object.fromEntries(parameters.map(({ field }, place) => [fieldOf(place), (Object.hasOwn(kept, field) && kept[field]) || '']));

/** Values that were typed, by the names of the parameters. */
export const typedValues = (parameters: readonly DataInterfaceParameter[], typed: Typed): TestValues =>
  Object.fromEntries(parameters.map(({ field }, place) => [field, typed[fieldOf(place)] ?? '']));

/** Values as a call takes them: what is empty is left to the defaults. */
export const argumentsOf = (parameters: readonly DataInterfaceParameter[], values: TestValues): Argument[] =>
  parameters.flatMap(({ field, dataType }) => {
    const value = (values[field] ?? '').trim();
    return value === '' ? [] : [{ field, relationField: '', defaultValue: value, dataType }];
  });
