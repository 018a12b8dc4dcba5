import { expect, test } from 'vitest';
import type { ParsedConfig } from '../../primitives/config-problem/index.ts';
import {
  parseAttribute,
  parseAutoComplete,
  parseDataInterfaceSelect,
  parsePopupSelect,
  parsePopupTableSelect,
  parseRelatedForm,
  parseRelationForm,
} from './index.ts';
import { hostileTexts, hostileThings } from './testing/hostile.ts';
import { inLongRun } from '../../../../scripts/testing/inLongRun.mjs';

const PARSERS = {
  parsePopupSelect,
  parsePopupTableSelect,
  parseDataInterfaceSelect,
  parseAutoComplete,
  parseRelationForm,
  parseAttribute,
};
/** For all parsers together. */
const WITHIN_MS = inLongRun(1000);

const problemsOf = (parsed: ParsedConfig<unknown>) => (parsed.kind === 'refused' ? parsed.problems.length : 0);

test.each(hostileTexts)('no parser lets %s through, and each says why', (_, text) => {
  const start = performance.now();
  const letThrough = Object.entries(PARSERS).filter(([, parse]) => problemsOf(parse(text)) === 0);
  expect(performance.now() - start).toBeLessThan(WITHIN_MS);
  expect(letThrough).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test.each(hostileThings)('%s is refused with a reason and without throwing', (_, thing) => {
  expect(problemsOf(parsePopupSelect(thing))).toBeGreaterThan(0);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test.each(hostileTexts)('a related form is not harmed by %s', (_, text) => {
  const parsed = parseRelatedForm(text);
  expect(parsed.kind === 'parsed' ? parsed.config : []).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('a related form that is no form has no fields', () => {
  expect(parseRelatedForm('{"fields":"x"}').kind).toBe('refused');
  expect(parseRelatedForm('{}')).toEqual({ kind: 'parsed', config: [] });
});
