import { valueOf } from '../grammar/index.ts';
import type { Effect, Expr, FieldPath, FormRule, Read } from '../grammar/index.ts';
import type { RuleWords } from './types.ts';

/** Rounds of rules after one change: those that set each other off in a circle end there. */
const MOST_ROUNDS = 32;

/** Use of a field that a rule has changed; what it has not is the field's own. */
export interface RuledUse {
  readonly show?: boolean;
  readonly require?: boolean;
  readonly disable?: boolean;
  readonly keep?: Expr;
}

interface Form {
  readonly read: Read;
  readonly set: (field: FieldPath, value: unknown) => void;
  readonly use: (field: FieldPath, use: RuledUse) => void;
  readonly tell: (words: RuleWords) => void;
}

/** End of a run of effects: it went through, somebody stopped it, or it refused. */
type End = 'through' | 'stopped' | 'refused';

/** Rules of a form, run over its values. @reading R-770 */
export function createRules(rules: readonly FormRule[], form: Form) {
  let rounds = 0;
  const words = (expr: Expr | null): string | null => {
    const value = expr === null ? null : valueOf(expr, form.read);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };

  function run(effects: readonly Effect[]): End {
    for (const effect of effects) {
      const end = runOne(effect);
      if (end !== 'through') return end;
    }
    return 'through';
  }

  function runOne(effect: Effect): End {
    switch (effect.do) {
      case 'set':
        form.set(effect.field, valueOf(effect.to, form.read));
        return 'through';
      case 'show':
      case 'require':
      case 'disable':
        form.use(effect.field, { [effect.do]: Boolean(valueOf(effect.is, form.read)) });
        return 'through';
      case 'keepOptions':
        form.use(effect.field, { keep: effect.where });
        return 'through';
      case 'say':
        form.tell({ kind: 'said', text: words(effect.text), tone: effect.tone });
        return 'through';
      case 'refuse':
        form.tell({ kind: 'refused', text: words(effect.text), tone: 'error' });
        return 'refused';
      case 'if':
        return run(valueOf(effect.test, form.read) ? effect.does : effect.otherwise);
      case 'stop':
        return 'stopped';
    }
  }

  const runAll = (some: readonly FormRule[]): boolean => {
    if (rounds >= MOST_ROUNDS) return true;
    rounds += 1;
    try {
      return some.map(({ does }) => run(does)).every((end) => end !== 'refused');
    } finally {
      rounds -= 1;
    }
  };
  return {
    loaded: () => void runAll(rules.filter(({ on }) => on === 'load')),
    changed: (fields: readonly FieldPath[]) => void runAll(rules.filter(({ on }) => typeof on === 'object' && fields.includes(on.change))),
    /** @returns whether the form may be saved */
    mayBeSaved: () => runAll(rules.filter(({ on }) => on === 'save')),
  };
}
