// The rules of docs/house.md as data: rooms by path, and for each room the rooms it may import.

/** A room is the longest of these folders that a path begins with. */
const ROOMS = [
  'openapi/codegen',
  'openapi/generated',
  'openapi/servers',
  'openapi/src/runtime',
  'openapi/src/domains',
  'openapi/src/wire',
  'openapi/src/rules',
  'openapi/src/schema',
  'openapi/src/socket',
  'openapi/src/guards',
  'openapi/src/testing',
  'kit/src/theme',
  'kit/src/engines',
  'kit/src/primitives',
  'kit/src/widgets',
  'kit/src/forms',
  'kit/src/layouts',
  'kit/src/testing',
  'kit/src/locales',
  'kit/.storybook',
  'console/src/app',
  'console/src/login',
  'console/src/lock',
  'console/src/pages',
  'console/src/features',
  'console/src/data',
  'console/src/permissions',
  'console/src/session',
  'console/src/feedback',
  'console/src/late',
  'console/src/i18n',
  'console/src/locales',
  'console/src/testing',
  'console/src/routing',
  'console/src/places',
  'console/src/realtime',
  'console/src',
  'console/server',
  'console/e2e',
  'cli',
  'contract-tests',
  'scripts',
];
const KIT = ['kit:door'];
const OPENAPI = ['openapi:door'];
const CONSOLE_PARTS = [
  'console/src/routing',
  'console/src/places',
  'console/src/realtime',
  'console/src/data',
  'console/src/permissions',
  'console/src/session',
  'console/src/feedback',
  'console/src/late',
  'console/src/i18n',
  'console/src/locales',
];

const MAY = {
  'openapi/codegen': ['openapi/generated', 'openapi/src/schema'],
  'openapi/generated': [],
  'openapi/src/runtime': ['openapi/generated', 'openapi/src/guards'],
  'openapi/src/wire': ['openapi/generated'],
  'openapi/src/schema': [],
  'openapi/src/rules': [],
  'openapi/src/guards': [],
  'openapi/src/socket': ['openapi/generated'],
  'openapi/src/domains': ['openapi/generated', 'openapi/src/runtime', 'openapi/src/guards', 'openapi/src/wire', 'openapi/src/rules'],
  'openapi/src/testing': ['openapi/generated', 'openapi/src/domains', 'openapi/src/schema', 'openapi/src/wire'],
  'openapi/servers': [
    'openapi/generated',
    'openapi/src/domains',
    'openapi/src/guards',
    'openapi/src/runtime',
    'openapi/src/schema',
    'openapi/src/socket',
    'openapi/src/wire',
  ],
  'kit/src/theme': [],
  'kit/src/engines': [],
  'kit/src/primitives': ['kit/src/theme', 'kit/src/engines'],
  'kit/src/widgets': ['kit/src/theme', 'kit/src/engines', 'kit/src/primitives'],
  'kit/src/forms': ['kit/src/theme', 'kit/src/engines', 'kit/src/primitives', 'kit/src/widgets'],
  'kit/src/layouts': ['kit/src/theme', 'kit/src/engines', 'kit/src/primitives'],
  'kit/src/testing': ['kit/src/theme', 'kit/src/engines', 'kit/src/primitives', 'kit/src/widgets', 'kit/src/locales'],
  'kit/.storybook': ['kit/src/theme', 'kit/src/primitives', 'kit/src/testing', 'kit/src/locales', 'scripts'],
  'console/src': ['console/src/app', 'console/src/login', 'console/src/lock', 'console/src/session', ...KIT],
  'console/src/app': ['console/src/pages', 'console/src/features', 'console/src/login', ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/login': ['console/src/session', 'console/src/i18n', ...KIT, ...OPENAPI],
  'console/src/lock': ['console/src/login', 'console/src/session', 'console/src/i18n', ...KIT, ...OPENAPI],
  'console/src/pages': ['console/src/features', ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/features': [...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/data': OPENAPI,
  'console/src/permissions': [...KIT, ...OPENAPI],
  'console/src/session': [...KIT, ...OPENAPI],
  'console/src/testing': [...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/routing': ['console/src/session', ...KIT],
  'console/src/places': [...KIT, ...OPENAPI],
  'console/src/realtime': [...KIT, ...OPENAPI],
  'console/src/feedback': [...KIT, ...OPENAPI],
  'console/src/late': ['console/src/session', ...KIT],
  'console/src/i18n': ['console/src/session', 'console/src/login', 'console/src/lock', 'console/src/locales', ...KIT],
  'console/server': [],
  'console/e2e': ['console/server', 'kit:door', 'openapi:door', 'scripts'],
  cli: ['openapi:door', 'contract-tests:door'],
  'contract-tests': OPENAPI,
  scripts: ['console/server', 'console/e2e', 'openapi:door', 'kit:door'],
};

/** Tests, stories, and the examples they draw. */
const isTest = (path) => /\.(test|test-d|stories|e2e)\.tsx?$|\/examples\//.test(path);
/** Packages that only primitives and engines of the kit may know, so that there is one place to replace them. */
const ONE_SEAM = /^(react-aria-components|react-aria|react-stately|@headlessui\/react|@tanstack\/react-(table|virtual))/;

/** The room of a path inside the repository, `name:door` for a workspace imported by name, or the package's own name. */
export function roomOf(path) {
  const door = /^@milepost\/(openapi|kit|console|cli|contract-tests)(\/|$)/.exec(path);
  if (door) return `${door[1]}:door`;
  return ROOMS.filter((room) => path === room || path.startsWith(`${room}/`)).toSorted((a, b) => b.length - a.length)[0] ?? path;
}

/** Why `from` may not import `to`, or null where it may. */
export function mayImport(from, to, { isType, from: fromFile, to: toFile }) {
  if (ONE_SEAM.test(to) && !/^kit\/src\/(primitives|engines)/.test(from))
    return 'only primitives and engines of the kit know this package.';
  if (!(from in MAY)) return null;
  const isOurs = to in MAY || to.endsWith(':door') || ROOMS.includes(to);
  if (!isOurs) return null;
  if (to.endsWith('/testing') && (isTest(fromFile) || from.endsWith('/testing'))) return null;
  if (from === to) return insideRoom(from, fromFile, toFile);
  if (from === 'console/src/data' && to === 'kit:door' && (isType || /\/(required-context|engines\/node-source)$/.test(toFile)))
    return null;
  return MAY[from].includes(to) ? null : `${from} may import ${MAY[from].join(', ') || 'no other room'}.`;
}

/** Rooms whose folders are apart from each other. */
const APART = {
  'kit/src/engines': 'only the clock and the signs of layers are shared',
  'kit/src/widgets': 'a widget never imports a sibling widget',
  'console/src/pages': 'pages never import pages',
  'console/src/features': 'features never import features',
};

function insideRoom(room, fromFile, toFile) {
  const folder = (path) => path.slice(room.length + 1).split('/')[0];
  const [a, b] = [folder(fromFile), folder(toFile)];
  if (a === b || !toFile.slice(room.length + 1).includes('/')) return null;
  if (room in APART && !['clock', 'layer-signs'].includes(b)) return `${APART[room]}; what two share moves down a room.`;
  if (room === 'kit/src/primitives' && !toFile.endsWith('/index.ts') && !isTest(fromFile))
    return 'another primitive is reached through its index.ts.';
  return null;
}
