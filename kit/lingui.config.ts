import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'zhtw'],
  fallbackLocales: { zhtw: 'zh', default: 'zh' },
  orderBy: 'messageId',
  // A widget without its surroundings says what is missing.
  runtimeConfigModule: { useLingui: ['@milepost/kit/lingui', 'useLingui'] },
  format: formatter({ lineNumbers: false }),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/testing/**'] }],
});
