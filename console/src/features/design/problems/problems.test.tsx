import { setupI18n } from '@lingui/core';
import { PROBLEM_CODES, createNodeIds, openDesign, problemsOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignProblem, ProblemCode } from '@milepost/openapi/domains/design';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { next, openedState } from '../core/next.ts';
import type { CommandContext } from '../core/types.ts';
import { fixesOf } from './fixes.ts';
import { problemPlaceWords, problemSentence } from './problemWords.ts';
import { BROKEN, brokenDesigns } from './testing/broken.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const NOTHING: ReadonlySet<string> = new Set();

/** Broken designs only a person can mend, by their code: what was meant is not known. Of the names, formulas and what is shown. */
const UNMENDED: Partial<Record<ProblemCode, number>> = {
  emptyForm: 1,
  noSuchField: 3,
  circle: 1,
  noModel: 1,
  noInterface: 1,
  noColumns: 1,
  noNumberRule: 1,
  noOptions: 1,
  labelTwice: 1,
  scripts: 1,
  unknownKind: 1,
  manyFields: 1,
};

test.each(PROBLEM_CODES)('%s is said with the names it has, and where it is', (code) => {
  for (const document of brokenDesigns(code)) {
    const found = problemsOf(document).filter((problem) => problem.code === code);
    expect(found).not.toEqual([]);
    for (const problem of found) {
      const sentence = i18n._(problemSentence(problem, document));
      expect(sentence).not.toMatch(/undefined|NaN|“”/);
      const words = problemPlaceWords(problem, document);
      expect(words.map((word) => (typeof word === 'string' ? word : i18n._(word)))).not.toContain('');
    }
  }
});

/** Mends a problem in every way there is: it is gone each time, and one undo brings the very design back. */
function mended(document: DesignDocument, problem: DesignProblem): number {
  const newId = createNodeIds();
  const context: CommandContext = { nowMs: 0, newId: () => `new ${newId()}`, releasedKeys: NOTHING, reservedKeys: NOTHING };
  const state = openedState(document, null);
  const fixes = fixesOf(problem, state);
  for (const { command } of fixes) {
    const after = next(state, command, context);
    const same = (each: DesignDocument) => problemsOf(each).filter(({ id }) => id === problem.id).length;
    expect([command, same(after.document) < same(document)]).toEqual([command, true]);
    expect(next(after, { do: 'undo' }, context).document).toBe(document);
  }
  return fixes.length;
}

test.each(PROBLEM_CODES)('each fix of %s ends it in one step that can be taken back', (code) => {
  const counts = brokenDesigns(code).map((document) => {
    const problem = problemsOf(document).find((one) => one.code === code);
    return problem ? mended(document, problem) : -1;
  });
  expect(counts.filter((count) => count === 0)).toHaveLength(UNMENDED[code] ?? 0);
});

test('fixes end problems of any two broken designs in one, too', () => {
  const one = fc.constantFrom(...PROBLEM_CODES.filter((code) => code !== 'manyFields').flatMap((code) => BROKEN[code]));
  fc.assert(
    fc.property(one, one, (first, second) => {
      const fields = [...(first.fields ?? []), ...(second.fields ?? [])];
      const list = { type: 1, columnList: [{ prop: 'a', label: 'a' }], searchList: [], ...first.list, ...second.list };
      const form = { ...first.form, ...second.form, fields };
      const texts = { formData: JSON.stringify(form), columnData: JSON.stringify(list), appColumnData: null, tables: null };
      const facts = brokenDesigns('scripts')[0]?.facts;
      if (!facts) return;
      const { document } = openDesign(facts, { ...texts, flowTemplateJson: null }, createNodeIds());
      const problems = problemsOf(document);
      expect(problems.map((problem) => mended(document, problem))).toHaveLength(problems.length);
    }),
    { numRuns: 300 },
  );
});
