import type { Effect, Expr, FormRule, Operator } from '@milepost/kit/forms/grammar';

/** Member of a design that holds the rules it declares. Other clients keep it and do nothing with it. @reading R-966 */
export const DECLARED = 'milepostRules';

type Members = Readonly<Record<string, unknown>>;
const MOST_RULES = 200;
const MOST_LEVELS = 16;
const MOST_ITEMS = 1_000;

class Refused extends Error {}
const refuse = (): never => {
  throw new Refused();
};

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
const membersIn = (value: unknown): Members => (isMembers(value) ? value : refuse());
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) && value.length <= MOST_ITEMS ? value : refuse());
const own = (members: Members, name: string): unknown => (Object.hasOwn(members, name) ? members[name] : undefined);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : refuse());

/** Facts of a person a rule may compare with, as fields no design can have. @reading R-966 */
export const PERSON_FACTS = { id: '@person.id', department: '@person.department', position: '@person.position' } as const;
type Fact = keyof typeof PERSON_FACTS;

/** Comparisons as rules write them. */
const COMPARED: Readonly<Record<string, Operator>> = { '=': '===', '<': '<', '≤': '<=', has: 'includes' };
const SIGNS: Readonly<Record<string, Operator>> = { '+': '+', '-': '-', '*': '*', '×': '*', '/': '/', '÷': '/' };
const TONES = ['info', 'success', 'warning', 'error'] as const;
type Tone = (typeof TONES)[number];

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Fields of a form, and which of them have options. */
interface Known {
  readonly fields: ReadonlySet<string>;
  readonly choices: ReadonlySet<string>;
}

function createReader({ fields, choices }: Known) {
  const fieldIn = (value: unknown): string => (fields.has(textIn(value)) ? (value as string) : refuse());

  /** Numbers, signs and fields; × and ÷ bind tighter than + and -. */
  function formula(parts: readonly unknown[]): Expr {
    let at = 0;
    const operand = (level: number): Expr => {
      const given = parts[at];
      const part = typeof given === 'number' ? String(given) : textIn(given);
      at += 1;
      if (part === '(') {
        const inner = sum(level + 1);
        if (parts[at] !== ')') return refuse();
        at += 1;
        return inner;
      }
      if (part !== '' && Number.isFinite(Number(part))) return { value: Number(part) };
      return { op: 'number', of: [{ field: fieldIn(part) }] };
    };
    const chain =
      (signs: readonly string[], next: (level: number) => Expr) =>
      (level: number): Expr => {
        if (level > MOST_LEVELS) return refuse();
        let left = next(level);
        for (let sign = parts[at]; typeof sign === 'string' && signs.includes(sign); sign = parts[at]) {
          at += 1;
          left = { op: SIGNS[sign] as Operator, of: [left, next(level)] };
        }
        return left;
      };
    const product = chain(['*', '×', '/', '÷'], operand);
    const sum: (level: number) => Expr = chain(['+', '-'], product);
    const whole = sum(0);
    return at === parts.length ? whole : refuse();
  }

  function expr(raw: unknown): Expr {
    const members = membersIn(raw);
    if (Object.hasOwn(members, 'value')) {
      const { value } = members;
      if (isScalar(value)) return { value };
      const all = listIn(value);
      return all.every(isScalar) ? { value: all } : refuse();
    }
    if (Object.hasOwn(members, 'field')) return { field: fieldIn(members['field']) };
    if (Object.hasOwn(members, 'formula')) return formula(listIn(members['formula']));
    const fact = textIn(own(members, 'person'));
    return Object.hasOwn(PERSON_FACTS, fact) ? { field: PERSON_FACTS[fact as Fact] } : refuse();
  }

  function condition(raw: unknown, level = 0): Expr {
    if (level > MOST_LEVELS) return refuse();
    const members = membersIn(raw);
    for (const [name, op, of] of [
      ['all', '&&', true],
      ['any', '||', false],
    ] as const) {
      if (!Object.hasOwn(members, name)) continue;
      const all = listIn(members[name]).map((one) => condition(one, level + 1));
      return all.reduce<Expr>((left, right) => ({ op, of: [left, right] }), { value: of });
    }
    if (Object.hasOwn(members, 'not')) return { op: '!', of: [condition(members['not'], level + 1)] };
    const is = textIn(own(members, 'is'));
    const left = expr(own(members, 'left'));
    if (is === 'empty') return { op: 'empty', of: [left] };
    const right = expr(own(members, 'right'));
    if (is === 'in') return { op: 'includes', of: [right, left] };
    return { op: COMPARED[is] ?? refuse(), of: [left, right] };
  }

  function effect(raw: unknown): Effect {
    const members = membersIn(raw);
    const does = textIn(own(members, 'do'));
    const tone = own(members, 'tone') ?? 'info';
    switch (does) {
      case 'set':
        return { do: 'set', field: fieldIn(own(members, 'field')), to: expr(own(members, 'to')) };
      case 'show':
      case 'require':
      case 'disable': {
        const is = own(members, 'is');
        return typeof is === 'boolean' ? { do: does, field: fieldIn(own(members, 'field')), is: { value: is } } : refuse();
      }
      case 'keepOptions': {
        const field = fieldIn(own(members, 'field'));
        return choices.has(field) ? { do: 'keepOptions', field, where: condition(own(members, 'where')) } : refuse();
      }
      case 'say':
        return TONES.includes(tone as Tone) ? { do: 'say', text: { value: textIn(own(members, 'text')) }, tone: tone as Tone } : refuse();
      case 'refuse':
        return { do: 'refuse', text: { value: textIn(own(members, 'text')) } };
      default:
        return refuse();
    }
  }

  return (raw: unknown): FormRule => {
    const members = membersIn(raw);
    const on = own(members, 'on');
    const does = listIn(own(members, 'then')).map(effect);
    const otherwise = listIn(own(members, 'otherwise') ?? []).map(effect);
    const when = own(members, 'when');
    return {
      on: on === 'load' || on === 'save' ? on : { change: fieldIn(own(membersIn(on), 'change')) },
      does:
        when === undefined && otherwise.length === 0
          ? does
          : [{ do: 'if', test: when === undefined ? { value: true } : condition(when), does, otherwise }],
    };
  };
}

/** Rules of a design that are data, and the names of those that are none. Each is taken whole or not at all. @reading R-966 */
export function declaredRules(raw: unknown, known: Known): { readonly rules: readonly FormRule[]; readonly unread: readonly string[] } {
  if (raw === undefined || raw === null) return { rules: [], unread: [] };
  if (!Array.isArray(raw) || raw.length > MOST_RULES) return { rules: [], unread: [DECLARED] };
  const read = createReader(known);
  const rules: FormRule[] = [];
  const unread: string[] = [];
  raw.forEach((one: unknown, at) => {
    try {
      rules.push(read(one));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const id = isMembers(one) ? own(one, 'id') : undefined;
      unread.push(typeof id === 'string' && id !== '' ? id : `${DECLARED}[${at}]`);
    }
  });
  return { rules, unread };
}
