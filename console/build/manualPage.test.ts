// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { KEY_TABLES, LANGUAGE_TAG, LOCALES } from './keyboardTables.ts';
import { manualHtml } from './manualPage.ts';

const page = new DOMParser().parseFromString(manualHtml(), 'text/html');

test.each(LOCALES)('in %s the manual has every keyboard table, each key with what it does', (locale) => {
  const section = page.querySelector(`section[lang="${LANGUAGE_TAG[locale]}"]`);
  const rows = [...(section?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
  expect(rows).toEqual(KEY_TABLES.flatMap(({ rows: keys }) => keys.map(({ caps, does }) => `${caps.join(' ')}${does[locale]}`)));
  for (const table of section?.querySelectorAll('table') ?? [])
    expect(page.getElementById(table.getAttribute('aria-labelledby') ?? '')?.textContent).toBeTruthy();
});

test('the page needs nothing that the policy of the console forbids', () =>
  expect(page.querySelectorAll('script, style, [style]')).toHaveLength(0));
