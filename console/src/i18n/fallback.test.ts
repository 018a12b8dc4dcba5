import { setupI18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import type { Locale } from '@milepost/kit/locale';
import { languagesFrom, speakWhatComes } from './fallback.ts';
import { $locale, LOCALE_KEY } from './locale.ts';
import { localShelf } from '../browser/storage.ts';

/** Words of the languages that come; the others are not to be had. */
const only =
  (i18n: ReturnType<typeof setupI18n>, ...coming: readonly Locale[]) =>
  async (locale: Locale) => {
    if (!coming.includes(locale)) throw new TypeError(`Failed to fetch ${locale}`);
    i18n.load(locale, { greeting: `hello in ${locale}` });
  };

beforeEach(() => {
  $locale.set('zh');
  localShelf.removeItem(LOCALE_KEY);
});

test.each([
  ['en', '', ['en', 'zh', 'zhtw']],
  ['zh', '', ['zh', 'zhtw', 'en']],
  ['en', 'zhtw', ['en', 'zhtw', 'zh']],
  ['zhtw', 'zhtw', ['zhtw', 'zh', 'en']],
  ['zhtw', 'nonsense', ['zhtw', 'zh', 'en']],
] as const)('R35 where %s does not come and "%s" is spoken, the languages are asked in this order', (wanted, spoken, order) =>
  expect(languagesFrom(wanted, spoken)).toEqual(order),
);

test('R35 a language bundle that does not come is replaced by the default language, and no key is shown', async () => {
  const i18n = setupI18n();
  $locale.set('en');
  localShelf.setItem(LOCALE_KEY, 'en');
  expect(await speakWhatComes(i18n, 'en', only(i18n, 'zh', 'zhtw'))).toBe('zh');
  expect(i18n._('greeting')).toBe('hello in zh');
  expect($locale.get()).toBe('zh');
  // The choice is the person's: with the next load of the page it is tried again.
  expect(localShelf.getItem(LOCALE_KEY)).toBe('en');
});

test('R35 a change of the language whose bundle does not come leaves the one that is spoken', async () => {
  const i18n = setupI18n();
  await speakWhatComes(i18n, 'zhtw', only(i18n, 'zhtw', 'zh'));
  expect(await speakWhatComes(i18n, 'en', only(i18n, 'zhtw', 'zh'))).toBe('zhtw');
  expect(i18n._('greeting')).toBe('hello in zhtw');
});

test('R35 where no language comes at all the failure of the wanted one is told', async () => {
  const i18n = setupI18n();
  await expect(speakWhatComes(i18n, 'en', only(i18n))).rejects.toThrow('Failed to fetch en');
});
