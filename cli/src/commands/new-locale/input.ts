import { inputFailure } from '../new-page/input.ts';
import type { PlanFlags } from '../../workspace/index.ts';

/** Flags as they were typed. */
export interface NewLocaleFlags extends PlanFlags {
  tag?: string;
  name?: string;
  fallback?: string;
}

/** A language as the product names it. */
export interface LocaleInput {
  /** Code in files and addresses, such as `ja` or `ptbr`. */
  readonly code: string;
  /** BCP 47 tag, such as `ja` or `pt-BR`. */
  readonly tag: string;
  /** Name in its own words. */
  readonly name: string;
  /** Code of the language whose texts stand in; null for the first of the list. */
  readonly fallback: string | null;
}

const CODE = /^[a-z]{2,3}([a-z]{2,4})?$/;
const NAME = /^[^'\\\n]+$/;

/** Reads code and flags. @throws CommandFailure 2 with everything that is wrong */
export function readLocaleInput(code: string, flags: NewLocaleFlags): LocaleInput {
  const { tag = code } = flags;
  const canonical = canonicalTag(tag);
  const name = flags.name ?? (canonical === null ? null : ownName(canonical));
  const problems = [
    ...(CODE.test(code) ? [] : [`"${code}" is no code of a language here. Use small letters alone, such as ja, fr or ptbr.`]),
    ...(canonical === null ? [`--tag is "${tag}", which is no tag of a language (BCP 47). Give one such as ja or pt-BR.`] : []),
    ...(canonical !== null && name === null
      ? [`Nobody here knows what "${canonical}" is called in its own words. Say it with --name.`]
      : []),
    ...(flags.name !== undefined && !NAME.test(flags.name)
      ? ['--name is empty or holds a quote. Give the name of the language in its own words.']
      : []),
  ];
  if (problems.length > 0 || canonical === null || name === null) throw inputFailure(problems);
  return { code, tag: canonical, name, fallback: flags.fallback ?? null };
}

function canonicalTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

const ownName = (tag: string): string | null => new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag) ?? null;
