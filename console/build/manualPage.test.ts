// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { COMPLETE_LANGUAGES, tagOf } from '@milepost/kit/engines/language';
import { KEY_TABLES } from './keyboardTables.ts';
import { manualHtml } from './manualPage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const page = new DOMParser().parseFromString(manualHtml(), 'text/html');

test.each(COMPLETE_LANGUAGES)('in %s the manual has every keyboard table, each key with what it does', (locale) => {
  const section = page.querySelector(`section[lang="${tagOf(locale)}"]`);
  const rows = [...(section?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
  expect(rows).toEqual(KEY_TABLES.flatMap(({ rows: keys }) => keys.map(({ caps, does }) => `${caps.join(' ')}${does[locale]}`)));
  for (const table of section?.querySelectorAll('table') ?? [])
    expect(page.getElementById(table.getAttribute('aria-labelledby') ?? '')?.textContent).toBeTruthy();
});

test('the page needs nothing that the policy of the console forbids', () => {
  expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
  expect([...page.querySelectorAll('script')].map((script) => [script.getAttribute('src'), script.textContent])).toEqual([
    [expect.stringMatching(/^\/assets\/manual-[\da-f]{7}\.js$/), ''],
  ]);
});

/** Languages the manual shows, once its script has run. */
async function spoken(asked: string, kept: string | null, languages: readonly string[]) {
  document.documentElement.innerHTML = page.documentElement.innerHTML;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'jnpf_locale' ? kept : null) });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  location.hash = asked;
  vi.resetModules();
  await import('./manualLanguage.js');
  return [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id);
}

test.each([
  ['the kept language', '', 'zhtw', ['en-GB'], 'zhtw'],
  ['a language asked for in the address before the kept one', '#en', 'zhtw', ['zh-CN'], 'en'],
  ['the first language of the browser that there is', '', null, ['eo', 'en-GB', 'zh-CN'], 'en'],
  ['Hong Kong', '', null, ['zh-HK'], 'zhtw'],
  ['Chinese, where the browser has none of them', '', 'klingon', ['eo'], 'zh'],
] as const)('the manual opens in the language of the person: %s', async (_, asked, kept, languages, locale) => {
  expect(await spoken(asked, kept, languages)).toEqual([locale]);
  expect(document.documentElement.lang).toBe(tagOf(locale));
  expect(document.querySelector('nav [aria-current]')?.getAttribute('lang')).toBe(tagOf(locale));
  expect(document.title).toBe(document.querySelector('section:not([hidden]) h1')?.textContent);
});

test('another language can be gone to', async () => {
  await spoken('', 'zh', []);
  location.hash = '#en';
  await vi.waitFor(() => expect([...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id)).toEqual(['en']));
});
