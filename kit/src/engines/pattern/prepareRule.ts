import { readPattern } from './readPattern.ts';
import type { PatternText } from './readPattern.ts';
import { toLinear } from './toLinear.ts';
import type { LinearEngine, LinearPattern, PatternAnswer, PatternProblem } from './types.ts';

/** A pattern that was read once. */
export interface Rule {
  /** As JavaScript's own engine takes it. */
  readonly text: PatternText;
  /** The same for the linear engine, where that can do it. */
  readonly linear: LinearPattern | null;
  /** Reason it is not asked any more. */
  off: Extract<PatternAnswer, { readonly kind: 'rejected' | 'disabled' }> | null;
}

const rejected = (text: PatternText, problem: PatternProblem): Rule => ({ text, linear: null, off: { kind: 'rejected', problem } });

/** By whole characters where the pattern allows it, as the linear engine does; null when it is no pattern at all. */
function asJavaScript({ source, flags }: PatternText): PatternText | null {
  for (const chosen of new Set([`${flags.replace('u', '')}u`, flags]))
    try {
      return { source, flags: new RegExp(source, chosen).flags };
    } catch {
      continue;
    }
  return null;
}

function compiled(engine: LinearEngine, source: string, flags: string): LinearPattern | null {
  try {
    return engine(source, flags);
  } catch {
    return null;
  }
}

/** Reads a pattern and chooses who will look for it. Nothing of it is run here. @reading R-316 */
export function prepareRule(pattern: string, engine: LinearEngine | null): Rule {
  const text = readPattern(pattern);
  if ('reason' in text) return rejected({ source: '', flags: '' }, text);
  const translated = toLinear(text);
  if (translated.kind === 'too-large') return rejected(text, { reason: 'too-large' });
  const linear = translated.kind === 'linear' && engine ? compiled(engine, translated.source, text.flags) : null;
  const ownText = asJavaScript(text);
  return ownText || linear ? { text: ownText ?? text, linear, off: null } : rejected(text, { reason: 'syntax' });
}
