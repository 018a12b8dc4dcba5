import { defineConfig } from 'vitest/config';

/** Rooms without a page, a clock or a server, and where their tests are. */
const ROOMS = [
  'kit/src/forms/{grammar,kinds,store}',
  'console/src/data/model/compile',
  'console/src/features/resource/{definition,list}',
  'openapi/src/{wire,domains/design}',
  'contract-tests/harness/plan',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ROOMS.map((room) => `${room}/**/*.test.ts`),
    exclude: ['**/*.browser.test.ts', '**/seeded.test.ts', '**/designed.test.ts'],
  },
});
