import { defineConfig } from 'vitest/config';

/** The tests of the pure rooms alone: no page, no browser. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: ['{openapi,cli}/**/*.test.ts', 'kit/src/**/*.test.ts', 'console/src/**/*.test.ts', 'contract-tests/harness/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts', 'openapi/servers/**', 'openapi/codegen/**'],
  },
});
