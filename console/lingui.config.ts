import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGES, fallbacksOf } from '../kit/src/engines/language/index.ts';

const notShown = ['**/*.test.tsx', '**/*.test.ts'];

/** Pages whose words come with those of the frame; the words of all others come with the first of those (`i18n/appCatalogs.ts`). */
const FIRST_PAGES = ['home', 'dictionary', 'category', 'no-permission', 'not-found'];
/** Features that only those other pages import. "npm run check" refuses any other importer. */
const PAGE_FEATURES = ['authorise', 'design', 'external-view', 'flow', 'menu-icons', 'message-words', 'model', 'portal', 'sheet-import'];

/** Sources of the words that come later. `page.ts` is not among them: the frame says the names of pages. */
export const later = [
  `src/pages/!(${FIRST_PAGES.join('|')})/**/!(page).{ts,tsx}`,
  `src/features/{${PAGE_FEATURES.join(',')}}/**/*.{ts,tsx}`,
];

// The login page has a catalogue of its own: it is painted before anything else of the application arrives.
// So have the lock screen and the public pages, which stand beside the application.
export default defineConfig({
  sourceLocale: 'en',
  locales: LANGUAGES.map(({ code }) => code),
  fallbackLocales: Object.fromEntries(LANGUAGES.map(({ code }) => [code, [...fallbacksOf(code)]])),
  orderBy: 'messageId',
  // A widget without its surroundings says what is missing.
  runtimeConfigModule: { useLingui: ['@milepost/kit/lingui', 'useLingui'] },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/login/locales/{locale}', include: ['src/login'], exclude: notShown },
    { path: '<rootDir>/src/lock/locales/{locale}', include: ['src/lock'], exclude: notShown },
    { path: '<rootDir>/src/locales/pages/{locale}', include: later, exclude: notShown },
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['src'],
      exclude: ['**/src/login/**', '**/src/lock/**', ...later, ...notShown],
    },
  ],
});
