// The rooms of the console, and for each the rooms it may import.

const KIT = ['kit:door'];
const OPENAPI = ['openapi:door'];
const BROWSER = 'console/src/browser';
const SETTINGS = 'console/src/settings';
const COMMANDS = 'console/src/commands';
/** The engine of screens. */
const RESOURCE = 'console/src/features/resource';
/** Screens of models: stored designs, compiled into what the engine takes. */
const MODEL = 'console/src/features/model';
/** Portals: cards put together from other features. */
const PORTAL = 'console/src/features/portal';
/** The designer of models: its sheets are forms of the engine, its previews are screens of models. */
const DESIGN = 'console/src/features/design';
const COMPILE = 'console/src/data/model/compile';
/** Parts the pages of the workflow share: columns, filters, links, the acts on work. */
const FLOW = 'console/src/features/flow';
/** Rights, given step by step: a wizard of the engine of screens. */
const AUTHORISE = 'console/src/features/authorise';
/** Hosts of every entry point: what widgets ask for, and the panel in place of what failed. */
const HOSTS = 'console/src/hosts';
/** Rooms of the session: who is signed in, settings, open pages, keys; and this browser, below all of them. */
export const SESSION = ['console/src/auth', SETTINGS, 'console/src/open-pages', COMMANDS, BROWSER];
/** Drafts of forms: above the open pages that hold them. */
const DRAFTS = 'console/src/drafts';
/** Forms whose design is another one by now, and the values of fields in words. */
const FORM_CHANGES = 'console/src/form-changes';
/** Rooms every page and part stands on. */
const CONSOLE_PARTS = [
  DRAFTS,
  FORM_CHANGES,
  'console/src/routing',
  'console/src/overlays',
  'console/src/realtime',
  'console/src/data',
  COMPILE,
  'console/src/permissions',
  ...SESSION,
  'console/src/feedback',
  'console/src/lazy',
  'console/src/i18n',
  'console/src/locales',
];

export const CONSOLE_ROOMS = {
  'console/src': ['console/src/app', 'console/src/login', 'console/src/lock', ...SESSION, ...KIT],
  'console/src/app': [
    'console/src/pages',
    'console/src/features',
    RESOURCE,
    MODEL,
    DESIGN,
    FLOW,
    AUTHORISE,
    PORTAL,
    DESIGN,
    'console/src/login',
    HOSTS,
    ...CONSOLE_PARTS,
    ...KIT,
    ...OPENAPI,
  ],
  'console/src/login': [HOSTS, ...SESSION, 'console/src/i18n', ...KIT, ...OPENAPI],
  'console/src/lock': ['console/src/login', 'console/src/public-form', HOSTS, ...SESSION, 'console/src/i18n', ...KIT, ...OPENAPI],
  'console/src/public-form': [COMPILE, DRAFTS, FORM_CHANGES, HOSTS, 'console/src/settings', 'console/src/i18n', ...KIT, ...OPENAPI],
  'console/src/pages': ['console/src/features', RESOURCE, MODEL, FLOW, AUTHORISE, PORTAL, DESIGN, ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/features': [...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  // The engine of screens is put together from the other features; none of them knows it.
  [RESOURCE]: ['console/src/features', ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  [MODEL]: [RESOURCE, 'console/src/features', ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  [FLOW]: [RESOURCE, 'console/src/features', ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  [AUTHORISE]: [RESOURCE, ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  [DESIGN]: [RESOURCE, MODEL, 'console/src/features', ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  [PORTAL]: ['console/src/features', ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  [FORM_CHANGES]: ['console/src/i18n', ...KIT],
  'console/src/data': OPENAPI,
  // Stored designs become the kit's own specs here; nothing of the console is known.
  [COMPILE]: [...KIT, ...OPENAPI],
  'console/src/permissions': [...KIT, ...OPENAPI],
  [BROWSER]: KIT,
  [SETTINGS]: [BROWSER, ...KIT, ...OPENAPI],
  [COMMANDS]: [BROWSER, SETTINGS, ...KIT],
  'console/src/open-pages': [BROWSER, COMMANDS, ...KIT, ...OPENAPI],
  [DRAFTS]: ['console/src/open-pages', BROWSER, 'console/src/i18n', ...KIT],
  'console/src/auth': [BROWSER, SETTINGS, ...KIT, ...OPENAPI],
  'console/src/locales': [],
  [HOSTS]: [BROWSER, 'console/src/lazy', ...KIT],
  'console/src/testing': [HOSTS, ...CONSOLE_PARTS, ...KIT, ...OPENAPI],
  'console/src/routing': [...SESSION, ...KIT],
  'console/src/overlays': [...KIT, ...OPENAPI],
  'console/src/realtime': [...KIT, ...OPENAPI],
  'console/src/feedback': [...KIT, ...OPENAPI],
  'console/src/lazy': [BROWSER, ...KIT],
  'console/src/i18n': [...SESSION, 'console/src/login', 'console/src/lock', 'console/src/locales', ...KIT],
  'console/build': ['scripts/vite', 'console/server', 'kit:door'],
  'console/server': [],
  'console/e2e': ['console/server', 'kit:door', 'openapi:door', 'scripts', 'scripts/testing'],
};
