// The rooms of docs/house.md as data: folders, and for each the rooms it may import; `name:door` is a workspace by its name.
import { CONSOLE_ROOMS } from './console-rooms.mjs';

export const MAY_IMPORT = {
  'openapi/codegen': ['openapi/generated', 'openapi/src/schema', 'openapi/src/rules'],
  'openapi/generated': [],
  'openapi/src/runtime': ['openapi/generated', 'openapi/src/guards'],
  'openapi/src/wire': ['openapi/generated', 'openapi/src/guards'],
  'openapi/src/schema': [],
  'openapi/src/rules': [],
  'openapi/src/guards': [],
  'openapi/src/socket': ['openapi/generated', 'openapi/src/guards'],
  'openapi/src/domains': ['openapi/generated', 'openapi/src/runtime', 'openapi/src/guards', 'openapi/src/wire', 'openapi/src/rules'],
  'openapi/src/testing': ['openapi/generated', 'openapi/src/domains', 'openapi/src/schema', 'openapi/src/wire'],
  'openapi/servers': [
    'openapi/generated',
    'openapi/src/domains',
    'openapi/src/guards',
    'openapi/src/rules',
    'openapi/src/runtime',
    'openapi/src/schema',
    'openapi/src/socket',
    'openapi/src/wire',
  ],
  // Contrast of an accent is computed where it is put on.
  'kit/src/theme': ['kit/src/engines'],
  'kit/src/engines': [],
  'kit/src/primitives': ['kit/src/theme', 'kit/src/engines'],
  // The words of another language than the reader's, for what is written in it: fetched on demand.
  'kit/src/widgets': ['kit/src/theme', 'kit/src/engines', 'kit/src/primitives', 'kit/src/locales'],
  'kit/src/forms': ['kit/src/theme', 'kit/src/engines', 'kit/src/primitives', 'kit/src/widgets'],
  'kit/src/lists': ['kit/src/theme', 'kit/src/engines', 'kit/src/primitives', 'kit/src/widgets', 'kit/src/forms'],
  'kit/src/layouts': ['kit/src/theme', 'kit/src/engines', 'kit/src/primitives'],
  'kit/src/testing': ['kit/src/theme', 'kit/src/engines', 'kit/src/primitives', 'kit/src/widgets', 'kit/src/forms', 'kit/src/locales'],
  'kit/src/locales': [],
  'kit/.storybook': ['kit/src/theme', 'kit/src/primitives', 'kit/src/testing', 'kit/src/locales', 'scripts/vite'],
  cli: ['openapi:door', 'contract-tests:door', 'console:door'],
  'contract-tests': [
    'contract-tests/harness/model',
    'contract-tests/harness/plan',
    'contract-tests/harness/run',
    'contract-tests/harness/report',
    'openapi:door',
  ],
  'contract-tests/clauses': [],
  'contract-tests/suites/without-rows.json': [],
  'contract-tests/harness/model': ['contract-tests/clauses', 'openapi:door'],
  'contract-tests/harness/plan': ['contract-tests/harness/model', 'openapi:door'],
  'contract-tests/harness/run': ['contract-tests/harness/model', 'contract-tests/harness/plan', 'openapi:door'],
  'contract-tests/harness/report': [
    'contract-tests/harness/model',
    'contract-tests/harness/plan',
    'contract-tests/harness/run',
    'contract-tests/suites/without-rows.json',
    'openapi:door',
  ],
  scripts: [
    'scripts/vite',
    'console/server',
    'console/src/features',
    'console/src/features/model',
    'console/src/data/model/compile',
    'console/e2e',
    'kit/src/primitives',
    'openapi:door',
    'kit:door',
  ],
  'scripts/testing': [],
  'scripts/vite': [],
  ...CONSOLE_ROOMS,
};

/** The room of a path inside the repository, `name:door` for a workspace imported by name, or the package's own name. */
export function roomOf(path) {
  const door = /^@milepost\/(openapi|kit|console|cli|contract-tests)(\/|$)/.exec(path);
  if (door) return `${door[1]}:door`;
  const rooms = Object.keys(MAY_IMPORT).filter((room) => path === room || path.startsWith(`${room}/`));
  return rooms.toSorted((a, b) => b.length - a.length)[0] ?? path;
}
