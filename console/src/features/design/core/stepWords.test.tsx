import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { changeMessage, stepWords } from './stepWords.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const LIST = { type: 2, columnList: [{ prop: 'price', label: '金额' }], own: 1 };

test.each([
  ['list', ['type'], 'Changed the list: shape'],
  ['list', ['columnList', 0, 'width'], 'Changed “金额” in the list'],
  ['list', ['own'], 'Changed the list'],
  ['appList', [], 'Made the list of the app as on the desktop'],
  ['form', ['labelWidth'], 'Changed the form: width of the labels'],
  ['form', ['own'], 'Changed the form'],
] as const)('a step in the %s at %j says what was changed: %s', (owner, path, words) => {
  expect(stepWords(changeMessage(owner, path, LIST), i18n)).toBe(words);
});
