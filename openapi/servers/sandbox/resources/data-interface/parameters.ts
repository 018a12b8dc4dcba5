import { dataInterfaceCodecs, type Argument, type DataInterfaceParameter } from '../../../../src/domains/data-interface/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { BoundValue } from './demo/database.ts';
import type { DataInterfaceStored } from './tables.ts';

/** Types of which a value must be a number. */
const NUMBER_TYPES: ReadonlySet<string> = new Set(['int', 'bigint', 'decimal', 'number', 'double']);

/** Parameters of a data interface; none where the text cannot be read. */
export function parametersOf({ requestParameters }: Pick<DataInterfaceStored, 'requestParameters'>): DataInterfaceParameter[] {
  const list: unknown = JSON.parse(requestParameters);
  return Array.isArray(list) ? dataInterfaceCodecs.listDataInterfaceParameters.data.decode(list) : [];
}

/**
 * The value of every parameter: what the call says, else the default. An empty value counts as none.
 * @throws Refusal when a required one has none, or one that must be a number is none
 */
export function valuesFor(parameters: readonly DataInterfaceParameter[], given: readonly Argument[]): Map<string, BoundValue> {
  const values = new Map<string, BoundValue>();
  for (const parameter of parameters) {
    const asked = given.find((argument) => argument.field === parameter.field)?.defaultValue;
    const value = isEmpty(asked) ? parameter.defaultValue : asked;
    const name = parameter.fieldName || parameter.field;
    if (isEmpty(value) && parameter.isRequired) throw new Refusal(`参数 ${name} 不能为空，请填写后重试`);
    values.set(parameter.field, isEmpty(value) ? null : boundValue(value, parameter, name));
  }
  return values;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function boundValue(value: unknown, { dataType }: DataInterfaceParameter, name: string): BoundValue {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (!NUMBER_TYPES.has(dataType)) return text;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new Refusal(`参数 ${name} 应为数字，请修改后重试`);
  return number;
}
