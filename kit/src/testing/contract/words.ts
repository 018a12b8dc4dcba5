import type { Contract, ContractLocale, LocalText, Target, Expected } from './types.ts';

/** The two buttons that stand around every fixture, so that Tab comes from somewhere and goes somewhere. */
export const AROUND: Contract['data'] = {
  before: { zh: '前一个控件', zhtw: '前一個控制項', en: 'Control before', ja: '前の部品' },
  after: { zh: '后一个控件', zhtw: '後一個控制項', en: 'Control after', ja: '次の部品' },
};

/** A text in a language, or in English where it has none in it; its `{names}` filled from the contract's data. */
export function textIn(text: LocalText, locale: ContractLocale, data: Contract['data']): string {
  const own = typeof text === 'string' ? text : (text[locale] ?? text.en);
  return own.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const word = data[name] ?? AROUND[name];
    if (word === undefined) throw new Error(`[contract] “${own}” names ${whole}, which the contract's data does not hold. Add it there.`);
    return textIn(word, locale, data);
  });
}

const TARGET = /^(\w+)(?: "([^"]*)")?(?: in (.+))?$/;
/** Targets that need no search. */
export const PLACES = ['focus', 'active', 'body'] as const;

/** Reads a target such as `row "{east}" in treegrid "{tree}"`, words filled in. */
export function expectedOf(target: Target, locale: ContractLocale, data: Contract['data']): Expected {
  const [, role, name, within] = TARGET.exec(target) ?? [];
  if (!role) throw new Error(`[contract] “${target}” is no target. Write it as: row "name" in treegrid "name".`);
  return {
    role,
    name: name === undefined ? null : textIn(name, locale, data),
    within: within === undefined ? null : expectedOf(within, locale, data),
  };
}

/** True when an actual value is what a quality asks for. */
export function matchesRequest(asked: string | null, actual: string | null, before: string | null): boolean {
  if (asked === null || actual === null) return asked === actual;
  if (asked === '*') return true;
  if (asked === 'same') return actual === before;
  if (asked === 'grows') return Number(actual) > Number(before);
  if (asked === 'shrinks') return Number(actual) < Number(before);
  const pattern = /^\/(.*)\/$/.exec(asked)?.[1];
  return pattern === undefined ? actual === asked : new RegExp(pattern, 'u').test(actual);
}

/** True when a number of parts is what was asked for: `3`, `"< 80"`, `">= 1"`. */
export function isCount(asked: number | string, actual: number): boolean {
  const [, sign, than] = /^(<=|>=|<|>)?\s*(\d+)$/.exec(String(asked)) ?? [];
  if (than === undefined) throw new Error(`[contract] “${asked}” is no number of parts. Write 3, "< 80" or ">= 1".`);
  const limit = Number(than);
  if (sign === '<') return actual < limit;
  if (sign === '>') return actual > limit;
  if (sign === '<=') return actual <= limit;
  return sign === '>=' ? actual >= limit : actual === limit;
}

/** The first of the texts that does not follow the ones before it, or null when all occur in order. */
export function firstMissing(texts: readonly string[], whole: string): string | null {
  let from = 0;
  for (const text of texts) {
    const at = whole.indexOf(text, from);
    if (at < 0) return text;
    from = at + text.length;
  }
  return null;
}
