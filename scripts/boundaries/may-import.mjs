// Whether one file may import another, by the rooms they are in.
import { SESSION } from './console-rooms.mjs';
import { MAY_IMPORT } from './rooms.mjs';

/** Tests, stories, and the examples they draw. */
const isTest = (path) => /\.(test|test-d|stories|e2e)\.tsx?$|\/(examples|testing)\//.test(path);
/** Packages that only primitives and engines of the kit may know, so that there is one place to replace them. */
const ONE_SEAM = /^(react-aria-components|react-aria|react-stately|@headlessui\/react|@tanstack\/react-(table|virtual))/;

/** Rooms of the harness: a test of one may look at what another makes of it. */
const HARNESS = /^contract-tests(\/|$)/;

/** Reason `from` may not import `to`, or null where it may. */
export function mayImport(from, to, { isType, from: fromFile, to: toFile }) {
  if (ONE_SEAM.test(to) && !/^kit\/src\/(primitives|engines)/.test(from))
    return 'only primitives and engines of the kit know this package.';
  if (!(from in MAY_IMPORT)) return null;
  const isOurs = to in MAY_IMPORT || to.endsWith(':door');
  if (!isOurs) return null;
  if (to.endsWith('/testing') && (isTest(fromFile) || from.endsWith('/testing'))) return null;
  if (isTest(fromFile) && SESSION.includes(from) && SESSION.includes(to)) return null;
  if (isTest(fromFile) && HARNESS.test(from) && HARNESS.test(to)) return null;
  if (from === to) return insideRoom(from, fromFile, toFile);
  if (from === 'console/src/data' && to === 'kit:door' && (isType || /\/(required-context|engines\/node-source)$/.test(toFile)))
    return null;
  if (to === 'kit:door' && KNOWN_DOORS.includes(toFile) && JUDGES_VALUES.includes(from) && ofDesigns(fromFile)) return null;
  if (READS_DESIGNS.test(fromFile) && READERS.includes(toFile)) return null;
  return MAY_IMPORT[from].includes(to) ? null : `${from} may import ${MAY_IMPORT[from].join(', ') || 'no other room'}.`;
}

/** Values of controls, the formulas over them, the clock they are read by and the list of languages are what servers and the rules of designs know of the kit. */
const KNOWN_DOORS = [
  '@milepost/kit/forms/values',
  '@milepost/kit/forms/formulas',
  '@milepost/kit/engines/clock',
  '@milepost/kit/engines/language',
];
const JUDGES_VALUES = ['openapi/servers', 'openapi/src/rules', 'openapi/src/domains'];
const ofDesigns = (path) => !path.startsWith('openapi/src/domains/') || path.startsWith('openapi/src/domains/model/');

/** Rules and code of designs are made by what reads them for drawing, so that there is one reader. docs/decisions/0050 */
const READS_DESIGNS = /^openapi\/src\/domains\/design\/(rules|declare)\//;
const READERS = ['@milepost/kit/forms/grammar', '@milepost/kit/forms/config'];

/** Rooms whose folders are apart from each other. */
const APART = {
  'kit/src/engines': 'only a few basics are shared, see SHARED_ENGINES',
  'kit/src/widgets': 'a widget never imports a sibling widget',
  'console/src/pages': 'pages never import pages',
  'console/src/features': 'features never import features',
};

/** Engines that others stand on. */
const SHARED_ENGINES = [
  'advice',
  'announcer',
  'clock',
  'decimal-digits',
  'environment',
  'external-store',
  'ime-guard',
  'language',
  'overlay-registry',
  'own-worker',
  'pinyin',
  'prop-getters',
  'sheet-cells',
  'typed-text',
];

function insideRoom(room, fromFile, toFile) {
  const folder = (path) => path.slice(room.length + 1).split('/')[0];
  const [a, b] = [folder(fromFile), folder(toFile)];
  if (a === b || !toFile.slice(room.length + 1).includes('/')) return null;
  if (room in APART && !SHARED_ENGINES.includes(b)) return `${APART[room]}; what two share moves down a room.`;
  // A door of messages holds no drawing: it reaches messages of others without their index.ts.
  const isOfMessages = fromFile.endsWith('/messages.ts') && toFile.endsWith('/messages.ts');
  if (room === 'kit/src/primitives' && !/\/(index|headless)\.ts$/.test(toFile) && !isOfMessages && !isTest(fromFile))
    return 'another primitive is reached through its index.ts, or its headless.ts where only its behaviour is needed.';
  return null;
}
