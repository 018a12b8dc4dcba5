import { fieldsIn } from '@milepost/kit/forms/grammar';
import type { Effect, Expr, FormRule } from '@milepost/kit/forms/grammar';
import { isHole } from './declaration.ts';
import type { DeclaredField, Hole } from './declaration.ts';
import { call, list, value } from './expression.ts';
import type { Expression, Member } from './expression.ts';
import { expectedOf, testOf } from './tests.ts';

/** Members of a field a rule may change, by what the rule does. */
const MEMBERS = { show: 'shown', require: 'required', disable: 'disabled' } as const;
type Use = keyof typeof MEMBERS;
const USES = Object.keys(MEMBERS) as readonly Use[];

/** A rule of one member of a field: when it is judged, and the test whose result the member has then. */
interface FieldRule {
  readonly on: FormRule['on'];
  readonly is: Expr;
}

const isUse = (effect: Effect): effect is Extract<Effect, { readonly do: Use }> => Object.hasOwn(MEMBERS, effect.do);
const branchesOf = (effect: Effect): readonly Effect[] => (effect.do === 'if' ? [...effect.does, ...effect.otherwise] : []);
const effectsIn = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => [effect, ...effectsIn(branchesOf(effect))]);

/** Test a run of effects leaves a member with; null where it leaves the member as it was on one of its ways. */
function resultOf(effects: readonly Effect[], use: Use, field: string, before: Expr | null): Expr | null {
  return effects.reduce<Expr | null>((result, effect) => {
    if (isUse(effect) && effect.do === use && effect.field === field) return effect.is;
    if (effect.do !== 'if') return result;
    const one = resultOf(effect.does, use, field, result);
    const other = resultOf(effect.otherwise, use, field, result);
    return one === result && other === result ? result : one && other && expectedOf(effect.test, one, other);
  }, before);
}

/** The same effects without those of one member, and without conditions under which nothing is left. */
const without = (effects: readonly Effect[], use: Use, field: string): readonly Effect[] =>
  effects.flatMap((effect): readonly Effect[] => {
    if (isUse(effect)) return effect.do === use && effect.field === field ? [] : [effect];
    if (effect.do !== 'if') return [effect];
    const [does, otherwise] = [without(effect.does, use, field), without(effect.otherwise, use, field)];
    return does.length + otherwise.length === 0 ? [] : [{ ...effect, does, otherwise }];
  });

/**
 * Rules of one member, where each of those that change it always does, and nothing a rule sets comes between; null elsewhere. What stands
 * in a rule that may stop or refuse stays there, since it would be judged too often.
 */
function rulesOfMember(rules: readonly FormRule[], use: Use, field: string, known: ReadonlySet<string>): readonly FieldRule[] | null {
  const found: FieldRule[] = [];
  const setIn = (of: readonly FormRule[]) =>
    new Set(of.flatMap(({ does }) => effectsIn(does).flatMap((effect) => (effect.do === 'set' ? [effect.field] : []))));
  const readsOf = ({ on, is }: FieldRule) => (typeof on === 'object' ? [on.change, ...fieldsIn(is)] : fieldsIn(is));
  for (const rule of rules) {
    const { on, does } = rule;
    const all = effectsIn(does);
    if (!all.some((effect) => isUse(effect) && effect.do === use && effect.field === field)) continue;
    if (on === 'save' || all.some((effect) => effect.do === 'stop' || effect.do === 'refuse')) return null;
    const is = resultOf(does, use, field, null);
    if (is === null) return null;
    const ownSet = setIn([rule]);
    if (readsOf({ on, is }).some((path) => !known.has(path) || ownSet.has(path))) return null;
    found.push({ on, is });
  }
  // A rule that sets what others wait for makes their order matter, but for those that agree at any time.
  const set = setIn(rules);
  return found.some((one) => readsOf(one).some((path) => set.has(path))) && !isHeldAlways(found) ? null : found;
}

/** True for rules that judge the same test when the form opens and whenever a field it reads has changed. */
function isHeldAlways(rules: readonly FieldRule[]): boolean {
  const [first] = rules;
  if (!first || rules.some(({ is }) => JSON.stringify(is) !== JSON.stringify(first.is))) return false;
  const changes = new Set(rules.flatMap(({ on }) => (typeof on === 'object' ? [on.change] : [])));
  const read = new Set(fieldsIn(first.is));
  return (
    rules.some(({ on }) => on === 'load') && read.size > 0 && changes.size === read.size && [...read].every((path) => changes.has(path))
  );
}

/** Rules of a member as calls, in their order. */
function callsOf(rules: readonly FieldRule[]): readonly Expression[] {
  const [first] = rules;
  if (first && isHeldAlways(rules)) return [call('whenever', testOf(first.is))];
  return rules.map(({ on, is }) => (typeof on === 'object' ? call('onChange', value(on.change), testOf(is)) : call('onLoad', testOf(is))));
}

/** A field with rules of a member: after what the design says of the member itself, where it does. */
function withRules(field: DeclaredField, name: string, calls: readonly Expression[]): DeclaredField {
  const own = field.members.find(([member]) => member === name)?.[1];
  const all = [...(own ? [own] : []), ...calls];
  const [only] = all;
  const member: Member = [name, all.length === 1 && only ? only : list(all)];
  return { ...field, members: own ? field.members.map((one) => (one[0] === name ? member : one)) : [...field.members, member] };
}

interface Split {
  readonly fields: readonly (DeclaredField | Hole)[];
  /** Rules that no field has. */
  readonly rules: readonly FormRule[];
}

/**
 * Rules that show, require and disable single fields as members of those fields; the others as they are.
 * @source designer §16 @reading R-845
 */
export function withFieldRules(all: readonly (DeclaredField | Hole)[], given: readonly FormRule[]): Split {
  const known = new Set(all.flatMap((field) => (isHole(field) || field.columns ? [] : [field.key])));
  let rules = given;
  const fields = all.map((field) => {
    if (isHole(field)) return field;
    return USES.reduce((made, use) => {
      const found = rulesOfMember(rules, use, field.key, known);
      if (found === null || found.length === 0) return made;
      rules = rules.flatMap((rule): readonly FormRule[] => {
        const does = without(rule.does, use, field.key);
        return does.length === 0 && rule.does.length > 0 ? [] : [{ ...rule, does }];
      });
      return withRules(made, MEMBERS[use], callsOf(found));
    }, field);
  });
  return { fields, rules };
}
