/**
 * A pure room: a folder of engines or rules that need no page, clock or server.
 * @typedef {object} Room
 * @property {string} room its folder
 * @property {string[]} [files] its sources, from the folder on; all of them where it says none
 * @property {string[]} [tests] tests beside those of the folder that hold promises of the room too
 * @property {string[]} [withoutTests] tests that take longer than they are worth here: each mutant that they reach runs them
 * @property {string} [withoutTitle] part of the title of such a test, or of several, as a pattern
 * @property {number} [floor] score in percent under which `npm run mutants` fails: what was reached, rounded down
 */

const NODE = '**/*.test.ts';

/** @type {(name: string, floor?: number) => Room} */
const engine = (name, floor) => ({ room: `kit/src/engines/${name}`, floor });

/**
 * The pure rooms. Engines of the kit that hold focus, layers, presses or other parts of a page are not among them: browser tests are theirs.
 * @type {readonly Room[]}
 */
export const ROOMS = [
  { room: 'kit/src/forms/grammar', tests: [`kit/src/forms/{store,kinds,config}/${NODE}`], floor: 96 },
  { room: 'kit/src/forms/store', files: ['*.ts'], floor: 86 },
  { room: 'kit/src/forms/config', files: ['*.ts'], withoutTitle: 'a design of 195,000 values', floor: 87 },
  {
    room: 'kit/src/forms/kinds',
    files: ['*.ts', '*/value.ts'],
    tests: [`kit/src/forms/{store,config}/${NODE}`],
    withoutTests: ['**/*.test.tsx'],
    floor: 89,
  },
  { room: 'openapi/src/rules', floor: 93 },
  { room: 'openapi/src/guards', tests: ['scripts/typedText.test.ts'], withoutTests: ['**/*.property.test.ts'], floor: 95 },
  { room: 'openapi/src/wire', floor: 88 },
  // Code of a design is promised where the console draws it too. Files are parsed as TypeScript in hundreds of cases: those by example
  // notice the same.
  {
    room: 'openapi/src/domains/design/declare',
    tests: ['console/src/data/model/compile/{look,shown}.test.ts', 'console/src/data/model/compile/list/actions.test.ts'],
    withoutTitle: 'whatever a design holds, its code',
    floor: 89,
  },
  // Rules and looks of designs are promised where the console draws them.
  {
    room: 'openapi/src/domains/design',
    files: ['*.ts', '!(declare)/**/*.ts'],
    tests: [
      'console/src/data/model/compile/{rules,declared,readStyle,look}.test.ts',
      'console/src/data/model/compile/list/actions.test.ts',
    ],
    withoutTitle: 'whatever a design holds, its code',
    floor: 89,
  },
  { room: 'console/src/features/resource/definition', withoutTests: ['**/subform.test.tsx'], floor: 86 },
  { room: 'console/src/features/resource/list/rows', floor: 99 },
  { room: 'console/src/features/design/core', withoutTitle: '10000 commands', floor: 87 },
  {
    room: 'console/src/data/model/compile',
    withoutTests: ['**/seeded.test.ts', '**/designed.test.ts'],
    withoutTitle: 'whatever a design holds|whatever member is changed|scripts planted',
    floor: 94,
  },
  // References of resources are made against a server: runs of the harness prove them.
  {
    room: 'contract-tests/harness/model',
    files: ['!(resources).ts'],
    withoutTitle: 'has the same operations|judges answers by its own|are counted: proved|stand behind every check|are asked for by number',
    floor: 89,
  },
  // What is planned is a run over the whole description: those tests that plan one part of it are enough here.
  {
    room: 'contract-tests/harness/plan',
    withoutTitle: 'are chosen by their clause|say enough about|are counted, listed|as many as the floors|asks each operation on one of',
    floor: 90,
  },
  { ...engine('calculate', 90), withoutTitle: 'a chain of 20,000|no text and no list|with the guard switched off' },
  engine('calendar-day', 92),
  engine('capital-amount', 95),
  // What makes HTML harmless works with the parser of a page: browser tests are its own.
  { ...engine('clean-html', 92), files: ['{addresses,declarations,limits,markup,plainText}.ts'], withoutTitle: 'are judged in a moment' },
  engine('clock', 94),
  { ...engine('composed-text', 97), files: ['composedText.ts'] },
  engine('data-rows', 94),
  engine('decimal-digits', 92),
  engine('input-rows', 92),
  engine('message-log', 94),
  engine('moment-text', 95),
  { ...engine('node-source', 88), withoutTitle: 'whatever the order of steps' },
  engine('number-entry', 91),
  engine('paged-list', 91),
  {
    ...engine('pattern', 95),
    // The worker itself runs in a page: browser tests are its own.
    files: ['!(openPatternWorker|pattern.worker).ts'],
    withoutTitle: 'whatever the pattern is|with the guard switched off|reg-009|5,000 brackets',
  },
  engine('pick', 90),
  engine('pinyin', 86),
  { ...engine('print-sheet', 95), withoutTitle: 'rows beyond what one sheet holds' },
  engine('request-lane', 93),
  { ...engine('row-core', 85), withoutTitle: 'a hundred thousand|a chain of ten thousand' },
  engine('row-window', 95),
  engine('selection', 100),
  // A cell of a workbook is read for the kinds of controls, and promised there value for value.
  { ...engine('sheet-cells', 97), tests: ['kit/src/forms/kinds/cells.test.ts'] },
  // The worker and the way to it are those of a browser.
  {
    ...engine('sheet-check', 87),
    files: ['!(openSheetThread|*.worker).ts'],
    withoutTitle: 'xls-0(?:01|14|22)|with the guard switched off',
  },
  engine('table-text', 100),
  { ...engine('text-mask', 98), tests: ['kit/src/forms/config/masks.test.ts'] },
  engine('type-ahead', 93),
  { ...engine('typed-text', 94), tests: ['scripts/typedText.test.ts'] },
  engine('upload', 91),
];

/**
 * Sources of a room.
 * @param {Room} room
 */
export const sourcesOf = ({ room, files = ['**/*.ts'] }) => ({
  include: files.map((file) => `${room}/${file}`),
  exclude: ['**/*.test.ts', '**/*.d.ts', '**/*.css.ts', '**/testing/**'],
});

/**
 * Tests of a room: those that run in Node, or those that run in jsdom.
 * @param {Room} room
 * @param {'ts' | 'tsx'} ending
 */
export const testsOf = ({ room, tests = [], withoutTests = [] }, ending) => ({
  include: [`${room}/**/*.test.{ts,tsx}`, ...tests],
  exclude: [ending === 'ts' ? '**/*.test.tsx' : '**/*.test.ts', '**/*.browser.test.*', '**/node_modules/**', ...withoutTests],
});

/**
 * The room of a path, with what of it is meant where that is not the whole room; undefined where it is in none.
 * @param {string} path
 * @returns {(Room & { only?: string }) | undefined}
 */
export function roomAt(path) {
  const given = path.replace(/\/$/, '');
  const room = ROOMS.find((one) => given === one.room || given.startsWith(`${one.room}/`));
  if (!room || given === room.room) return room;
  const only = given.slice(room.room.length + 1);
  return { ...room, only, files: [only.endsWith('.ts') ? only : `${only}/**/*.ts`] };
}
