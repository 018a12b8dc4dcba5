import { constant, plural } from '../../../templates/names.ts';
import type { PageInput } from '../input.ts';
import type { Question } from '../questions.ts';
import type { Resource } from '../resource/resource.ts';
import type { Words } from '../words.ts';
import type { ProposedControl } from './controls.ts';

/** Everything the parts of a declaration are made of, and what they find out. */
export interface Ask {
  readonly input: PageInput;
  readonly resource: Resource;
  readonly words: Words;
  readonly pickers: readonly string[];
  /** Codes of the dictionaries the sandbox has. */
  readonly dictionaries: readonly string[];
  /** Controls by member, as they were asked for. */
  readonly controls: ReadonlyMap<string, ProposedControl>;
  /** Constants above the declaration, by name: the words of a choice. */
  readonly constants: Map<string, string>;
  readonly questions: Question[];
  readonly notes: string[];
}

/** The words of a choice as a constant, which column, filter and field share; null where a value has no words. */
export function choiceConstant({ words, constants }: Ask, field: string, values: readonly string[], isNeeded: boolean): string | null {
  const usual = plural(constant(field)).toUpperCase();
  // A filter may be asked by other values than the rows say.
  const isOther = constants.has(usual) && !values.every((value) => constants.get(usual)?.includes(` ${key(value)}: `));
  const name = isOther ? `${usual}_ASKED` : usual;
  if (constants.has(name)) return name;
  const entries = values.map((value) => [value, words.ofValue(field, value, isNeeded)] as const);
  if (entries.some(([, message]) => message === null)) return null;
  constants.set(name, `const ${name} = { ${entries.map(([value, message]) => `${key(value)}: ${message?.code}`).join(', ')} };`);
  return name;
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name.replaceAll("'", "\\'")}'`);

/** A call of a builder: arguments that are nothing are left out, options as an object where there are any. */
export function builder(name: string, args: readonly (string | null)[], options: Readonly<Record<string, string | null>> = {}): string {
  const given = Object.entries(options).filter(([, value]) => value !== null);
  const object = given.length > 0 ? `{ ${given.map(([option, value]) => `${option}: ${value}`).join(', ')} }` : null;
  return `${name}(${[...args, object].filter((one) => one !== null).join(', ')})`;
}
