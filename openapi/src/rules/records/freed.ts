import { isMembers, listIn, membersOf, textOf } from './members.ts';
import type { Members } from './types.ts';

/** Member of a design that holds the rules it declares. @reading R-966 */
const DECLARED = 'milepostRules';
const USES: ReadonlySet<string> = new Set(['show', 'require', 'disable']);
const MAX_DEPTH = 64;
/** Fields a script hides, frees or closes; a script that runs nowhere frees them too, which asks for less. */
const SCRIPTED = /\bset(?:ShowOrHide|Required|Disabled)\s*\(\s*(['"`])([^'"`]+)\1/g;

/** Scripts of a design: those of the form and of its controls. */
function* scriptsIn(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value;
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) yield* scriptsIn(each, depth + 1);
}

/** Fields that a rule or a script of a design may hide, or free from having to be filled in: the form judges them. @source forms §5 */
export function freedFields(form: Members): ReadonlySet<string> {
  const effects = listIn(form[DECLARED]).flatMap((rule) => [...listIn(membersOf(rule)['then']), ...listIn(membersOf(rule)['otherwise'])]);
  const freed = new Set(
    effects
      .filter(isMembers)
      .filter((effect) => USES.has(textOf(effect['do'])))
      .map((effect) => textOf(effect['field'])),
  );
  for (const script of scriptsIn([form['funcs'], form['fields']]))
    for (const [, , field = ''] of script.matchAll(SCRIPTED)) freed.add(field);
  return freed;
}
