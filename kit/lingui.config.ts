import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGES, fallbacksOf } from './src/engines/language/index.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: LANGUAGES.map(({ code }) => code),
  fallbackLocales: Object.fromEntries(LANGUAGES.map(({ code }) => [code, [...fallbacksOf(code)]])),
  orderBy: 'messageId',
  // A widget without its surroundings says what is missing.
  runtimeConfigModule: { useLingui: ['@milepost/kit/lingui', 'useLingui'] },
  format: formatter({ lineNumbers: false }),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/testing/**'] }],
});
