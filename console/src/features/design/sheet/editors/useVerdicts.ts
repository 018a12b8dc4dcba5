import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { createPatternChecker, openPatternWorker } from '@milepost/kit/engines/pattern';
import type { PatternAnswer, PatternChecker } from '@milepost/kit/engines/pattern';
import { isObject, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { useEffect, useState } from 'react';

let checker: PatternChecker | undefined;
/** One for the page: a pattern that had to be stopped is off everywhere. */
const ofPage = () => (checker ??= createPatternChecker({ clock: systemClock, openWorker: openPatternWorker }));

const patternOf = (rule: Json): string => (isObject(rule) ? textOf(rule['pattern']) : '');

/** Sentences on what each pattern says to a text; none while it is not known. */
export function useVerdicts(rules: readonly Json[], example: string): readonly (string | undefined)[] {
  const { t } = useLingui();
  const [answers, setAnswers] = useState<ReadonlyMap<string, PatternAnswer>>(new Map());
  const asked = JSON.stringify(rules.map(patternOf));
  useEffect(() => {
    if (example === '') return undefined;
    let isAsked = true;
    const patterns = JSON.parse(asked) as readonly string[];
    void Promise.all(patterns.map(async (pattern) => [pattern, await ofPage().check(pattern, example)] as const)).then(
      (found) => isAsked && setAnswers(new Map(found.map(([pattern, answer]) => [`${pattern}\n${example}`, answer]))),
    );
    return () => void (isAsked = false);
  }, [asked, example]);
  return rules.map((rule) => {
    const pattern = patternOf(rule);
    const answer = answers.get(`${pattern}\n${example}`);
    const message = isObject(rule) ? textOf(rule['message']) : '';
    const name = message || pattern;
    switch (answer?.kind) {
      case undefined:
        return undefined;
      case 'matches':
        return t`✓ fits: ${name}`;
      case 'differs':
        return t`✗ does not fit: ${name}`;
      case 'capped':
        return t`The text is too long for a pattern`;
      case 'rejected':
        return t`“${pattern}” is no pattern: it never runs, and checks nothing`;
      case 'disabled':
        return t`“${pattern}” took too long and was stopped: write it more simply`;
    }
  });
}
