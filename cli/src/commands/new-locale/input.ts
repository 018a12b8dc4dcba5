import type { KnownLanguage } from '../../registration/index.ts';
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

const CODE = /^[a-z]{2,3}([a-z]{2,8})?$/;
const NAME = /^[^'\\\n]+$/;

/**
 * Reads code and flags; of a language that is there, its tag and name need not be said again. A tag in the place of the code gives both: `pt-BR` is the tag of `ptbr`.
 * @throws CommandFailure 2 with everything that is wrong
 */
export function readLocaleInput(typed: string, flags: NewLocaleFlags, languages: readonly KnownLanguage[]): LocaleInput {
  const known = languages.find((language) => language.code === typed);
  const isTag = !CODE.test(typed) && typed !== '';
  const tag = flags.tag ?? known?.tag ?? typed;
  const canonical = canonicalTag(tag);
  const code = isTag ? codeOf(canonicalTag(typed)) : typed;
  const name = flags.name ?? (flags.tag === undefined ? known?.name : undefined) ?? (canonical === null ? null : ownName(canonical));
  const problems = [
    ...(CODE.test(code)
      ? []
      : [
          `"${typed}" is no code of a language here. Use small letters alone, such as ja, fr or ptbr, or a tag of letters, such as pt-BR; another tag goes beside a code: esla --tag es-419.`,
        ]),
    ...(canonical === null
      ? [
          flags.tag === undefined && CODE.test(typed) && typed.length > LANGUAGE_CHARS
            ? `--tag is missing: "${typed}" is no tag of a language (BCP 47). Give it too, such as ${typed} --tag ${guessedTag(typed)}, or the tag alone.`
            : `--tag is "${tag}", which is no tag of a language (BCP 47). Give one such as ja or pt-BR.`,
        ]
      : []),
    ...(canonical !== null && canonical.includes('-u-')
      ? [`--tag is "${tag}". Leave out what is no language: calendar, digits and the like are settings of a person.`]
      : []),
    ...(canonical !== null && name === null
      ? [`Nobody here knows what "${canonical}" is called in its own words. Say it with --name.`]
      : []),
    ...(flags.name !== undefined && !NAME.test(flags.name)
      ? ['--name is empty or holds a quote. Give the name of the language in its own words.']
      : []),
  ];
  if (problems.length > 0 || canonical === null || name === null) throw inputFailure(problems);
  return {
    code,
    tag: canonical,
    name,
    fallback: flags.fallback ?? known?.fallback ?? null,
  };
}

/** Longest code of a language without a script or a region. */
const LANGUAGE_CHARS = 3;

/** `pt-BR` as a code: `ptbr`. */
const codeOf = (tag: string | null): string => (tag ?? '').replaceAll('-', '').toLowerCase();

/** `ptbr` as the tag somebody may have meant: `pt-BR`. */
const guessedTag = (code: string): string => canonicalTag(`${code.slice(0, 2)}-${code.slice(2)}`) ?? 'pt-BR';

function canonicalTag(tag: string): string | null {
  try {
    // People write the tags of other systems with a low line: `ja_JP`.
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

const ownName = (tag: string): string | null => {
  const { language, script, region } = new Intl.Locale(tag);
  const named = [language, script, region].filter(Boolean).join('-');
  return new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(named) ?? null;
};
