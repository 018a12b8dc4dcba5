import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, chromiumPath } from './scripts/chromium.mjs';
import { uiPlugins } from './scripts/ui-plugins.ts';

const repo = import.meta.dirname;
const launchOptions = { executablePath: chromiumPath(), args: CHROMIUM_ARGS };
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({ launchOptions }),
};
/** Every runtime package of browser tests: one found late makes Vite reload the page in the middle of a run. */
const prebundle = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria-components',
  '@lingui/core',
  '@lingui/react',
  'lucide',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{openapi,cli,scripts}/**/*.test.ts',
            'kit/src/**/*.test.ts',
            'console/{src,server}/**/*.test.ts',
            'contract-tests/harness/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
        },
      },
      {
        plugins: uiPlugins('console'),
        test: { name: 'jsdom', environment: 'jsdom', include: ['{kit,console}/src/**/*.test.tsx'], exclude: ['**/*.browser.test.tsx'] },
      },
      {
        plugins: uiPlugins('kit'),
        optimizeDeps: { include: [...prebundle, '@guidepup/virtual-screen-reader', 'vitest-browser-react'] },
        test: { name: 'browser', include: ['kit/src/**/*.browser.test.{ts,tsx}'], browser },
      },
      {
        root: path.join(repo, 'kit'),
        optimizeDeps: { include: prebundle },
        plugins: [storybookTest({ configDir: path.join(repo, 'kit/.storybook') })],
        test: { name: 'stories', browser },
      },
    ],
  },
});
