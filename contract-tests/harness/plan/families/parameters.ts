import { isQuiet } from '../../model/classify.ts';
import type { Facts, Parameter } from '../../model/types.ts';
import type { Planned } from '../planned.ts';

/** Operations whose path parameter takes any text instead of the id of a record. */
const FREE_TEXT: ReadonlySet<string> = new Set(['getPasswordCaptcha', 'getLoginCaptcha', 'getSpokenCaptcha', 'getAccountConfig']);

const isNumber = ({ shape }: Parameter): boolean => shape.types.includes('integer') || shape.types.includes('number');
const isChoice = ({ shape }: Parameter): boolean => shape.keywords['enum'] !== undefined;
/** In a selector the id names what is left out; an unknown one leaves nothing out. */
const isId = (parameter: Parameter, facts: Facts): boolean =>
  facts.class !== 'selector' && parameter.in === 'path' && !isChoice(parameter) && /id$/i.test(parameter.name) && !FREE_TEXT.has(facts.id);

/** Parameter checks of reading operations: unknown ids, missing, empty, mistyped, long and special values. */
export function planParameters(facts: Facts): Planned[] {
  if (!isQuiet(facts) || facts.isMultipart) return [];
  return [...facts.parameters.flatMap((each) => casesOf(each, facts)), ...(facts.body !== null ? [{ check: 'P7' }] : [])];
}

function casesOf(parameter: Parameter, facts: Facts): Planned[] {
  const { name, in: place, isRequired, shape } = parameter;
  const checks: string[] = [];
  if (isId(parameter, facts)) checks.push('P1');
  if (place === 'query') checks.push(isRequired ? 'P6' : 'P2');
  if (place === 'query' && isNumber(parameter)) checks.push('P3');
  if (shape.types.includes('string') && !isChoice(parameter)) checks.push('P4', 'P5');
  return checks.map((check) => ({ check, name }));
}
