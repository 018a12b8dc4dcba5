// The rooms of the console, and for each the rooms it may import.

const KIT = ['kit:door'];
const OPENAPI = ['openapi:door'];
/** What every page and part stands on. */
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

export const CONSOLE_ROOMS = {
  'console/src': ['console/src/app', 'console/src/login', 'console/src/lock', 'console/src/session', ...KIT],
  'console/src/app': ['console/src/pages', 'console/src/features', 'console/src/login', ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/login': ['console/src/session', 'console/src/i18n', ...KIT, ...OPENAPI],
  'console/src/lock': ['console/src/login', 'console/src/session', 'console/src/i18n', ...KIT, ...OPENAPI],
  'console/src/pages': ['console/src/features', ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/features': [...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/data': OPENAPI,
  'console/src/permissions': [...KIT, ...OPENAPI],
  'console/src/session': [...KIT, ...OPENAPI],
  'console/src/locales': [],
  'console/src/testing': [...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/routing': ['console/src/session', ...KIT],
  'console/src/places': [...KIT, ...OPENAPI],
  'console/src/realtime': [...KIT, ...OPENAPI],
  'console/src/feedback': [...KIT, ...OPENAPI],
  'console/src/late': ['console/src/session', ...KIT],
  'console/src/i18n': ['console/src/session', 'console/src/login', 'console/src/lock', 'console/src/locales', ...KIT],
  'console/server': [],
  'console/e2e': ['console/server', 'kit:door', 'openapi:door', 'scripts'],
};
