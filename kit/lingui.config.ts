import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'zhtw'],
  fallbackLocales: { zhtw: 'zh', default: 'zh' },
  orderBy: 'messageId',
  format: formatter({ lineNumbers: false }),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/testing/**'] }],
});
