import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const notShown = ['**/*.test.tsx', '**/*.test.ts'];

// The login page has a catalogue of its own: it is painted before anything else of the application arrives.
// So have the lock screen and the public pages, which stand beside the application.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'zhtw'],
  fallbackLocales: { zhtw: 'zh', default: 'zh' },
  orderBy: 'messageId',
  // A widget without its surroundings says what is missing.
  runtimeConfigModule: { useLingui: ['@milepost/kit/lingui', 'useLingui'] },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/login/locales/{locale}', include: ['src/login'], exclude: notShown },
    { path: '<rootDir>/src/lock/locales/{locale}', include: ['src/lock'], exclude: notShown },
    { path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/src/login/**', '**/src/lock/**', ...notShown] },
  ],
});
