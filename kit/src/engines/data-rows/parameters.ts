import type { DataRecord } from './types.ts';

/** One parameter of a data interface as the form's design has it; what else stands in it is sent along. @source forms §3 */
export interface DataParameter extends DataRecord {
  /** Name of the form field whose value it takes; empty for one that has always the same. */
  readonly relationField: string;
  readonly defaultValue: unknown;
}

/**
 * The parameters with the values they have now, as a list is asked with them: a form field's value takes the place of
 * the default value, and nothing is sent as the empty text. @source forms §7 @reading R-249
 */
export function filledParameters(
  parameters: readonly DataParameter[],
  valueOf: ((field: string) => unknown) | undefined,
): readonly DataRecord[] {
  return parameters.map((parameter) => {
    if (parameter.relationField === '' || !valueOf) return parameter;
    return { ...parameter, defaultValue: sendable(valueOf(parameter.relationField)) };
  });
}

/** The value if it can be written as JSON, else the empty text. */
function sendable(value: unknown): unknown {
  try {
    return JSON.stringify(value ?? undefined) === undefined ? '' : value;
  } catch {
    return '';
  }
}
