import { msg } from '@lingui/core/macro';
import type { Text } from '@milepost/kit/forms/grammar';
import { jsonFault, placeOf } from './textPlace.ts';

const EXAMPLE = '{"id": "1"}';

const isObject = (one: unknown): boolean => typeof one === 'object' && one !== null && !Array.isArray(one);

/** Reason a text holds no static data, with the place where it stops being so; null where it does. @reading R-146 */
export function fixedRowsProblem(value: unknown): Text | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const rows = parsed(value);
  if (rows === undefined) {
    const fault = jsonFault(value) ?? 0;
    const { line, column } = placeOf(value, fault);
    return fault >= value.trimEnd().length
      ? msg`Line ${line}, column ${column}: the text ends before the data does. Close what was opened`
      : msg`Line ${line}, column ${column}: this is no JSON. Look for a comma, a quotation mark or a bracket that is missing or too many`;
  }
  if (!Array.isArray(rows)) return msg`The data is a list: put it in square brackets`;
  const wrong = rows.findIndex((row) => !isObject(row)) + 1;
  return wrong === 0 ? null : msg`Entry ${wrong} of the list is no object: write it in braces, for example ${EXAMPLE}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
