// @vitest-environment jsdom
import type { Locale } from '@milepost/kit/locale';
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryShelf } from '../browser/storage.ts';
import { $locale, adoptLocale, detectLocale, keepLocale, LOCALE_KEY } from './locale.ts';

const BROWSER = ['zh-CN'];
const [ADMIN, STAFF] = ['1', '2'];

beforeEach(() => $locale.set('zh'));

/** A computer on which one person after the other signs in; each loads the page first, as a browser that is opened does. */
function aComputer() {
  const shelf = memoryShelf();
  return {
    shelf,
    load: () => $locale.set(detectLocale(shelf.getItem(LOCALE_KEY), BROWSER)),
    chooseOnLoginPage: (locale: Locale) => keepLocale(locale, null, shelf),
    signIn: (userId: string) => adoptLocale(userId, shelf, BROWSER),
    choose: (locale: Locale, userId: string) => keepLocale(locale, userId, shelf),
  };
}

describe('the stored choice wins, each person’s own', () => {
  test('somebody who never chose gets the language of the browser, not that of a colleague; the colleague gets theirs back', () => {
    const computer = aComputer();
    computer.signIn(ADMIN);
    computer.choose('en', ADMIN);
    computer.load();
    expect($locale.get()).toBe('en');
    computer.signIn(STAFF);
    expect($locale.get()).toBe('zh');
    computer.load();
    computer.signIn(ADMIN);
    expect($locale.get()).toBe('en');
  });

  test('what is chosen on the login page belongs to who signs in next, over what they chose before', () => {
    const computer = aComputer();
    computer.signIn(ADMIN);
    computer.choose('en', ADMIN);
    computer.signIn(STAFF);
    computer.choose('zhtw', STAFF);
    computer.chooseOnLoginPage('en');
    computer.load();
    computer.signIn(STAFF);
    expect($locale.get()).toBe('en');
    computer.load();
    computer.signIn(ADMIN);
    computer.signIn(STAFF);
    expect($locale.get()).toBe('en');
  });

  test('who signs in again in the same browser finds the language as it was left', () => {
    const computer = aComputer();
    computer.chooseOnLoginPage('zhtw');
    computer.signIn(ADMIN);
    computer.load();
    computer.signIn(ADMIN);
    expect($locale.get()).toBe('zhtw');
  });

  test.each([null, 'constructor'])('a kept value of %j is no choice', (kept) => {
    const computer = aComputer();
    if (kept !== null) computer.shelf.setItem(LOCALE_KEY, kept);
    computer.signIn(ADMIN);
    expect($locale.get()).toBe('zh');
    expect(computer.shelf.getItem(LOCALE_KEY)).toBeNull();
  });
});
