import { textOf, valueAt } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import type { OptionNames } from './optionRows.ts';

/** Names of the members of options, as a control gives them. @source forms §3 */
export function namesOf(own: Json): OptionNames {
  const of = (name: string, usual: string) =>
    textOf(valueAt(own, ['__config__', 'props', name])) ||
    textOf(valueAt(own, ['props', 'props', name])) ||
    textOf(valueAt(own, ['props', name])) ||
    usual;
  return { value: of('value', 'id'), label: of('label', 'fullName'), children: of('children', 'children') };
}
