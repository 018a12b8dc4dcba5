import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn, isTestAll } from '../../../../scripts/testing/inTestAll.mjs';
import type { Io } from '../../io.ts';
import { camel, kebab, plural } from '../../templates/names.ts';
import { copyConsole, type ConsoleCopy } from '../../testing/consoleCopy.ts';
import { ENTRY_COMMANDS, ENTRY_JOURNEY, entryJourney } from '../../testing/entryJourney.ts';
import { NEW_RECORDS } from '../../testing/newRecords.ts';
import { JOURNEY, recordJourney } from '../../testing/recordJourney.ts';
import { diskFiles } from '../../workspace/index.ts';
import { resourcesOf, type ListedResource } from '../list/resources.ts';
import { newPageCommand } from './index.ts';

const TIMEOUT_MS = 1_800_000;
/** Every seventh in `npm test`, all of them in `npm run test:all`. */
const TURNS = 7;

const listed = await resourcesOf([]);
const offered = listed.filter(({ why }) => why === null);
/** Beginning with one that has a choice, a number, a dictionary and a filter. */
const FIRST = offered.findIndex(({ id }) => id === 'listBillRules');

interface Trial extends Pick<ListedResource, 'id'> {
  readonly name: string;
  readonly constant: string;
  /** Name of one record, in zh. */
  readonly zh: string;
}
const TRIALS = inTurn(offered, TURNS, FIRST).map(({ id }): Trial => {
  const name = `trial-${kebab(id.replace(/^list/, ''))}`;
  return { id, name, constant: plural(camel(name)), zh: `试${id}` };
});
/** Screens whose own journey is walked in `npm run test:all`: keys, search and what nobody can reach are the engine's promises. */
const WALKED = isTestAll ? TRIALS.filter((_, at) => at % TURNS === FIRST % TURNS) : [];

/** The promises of any declaration, for the new ones alone. */
const PROMISES = [
  "import { describeResource } from '../features/resource/testing/describeResource.ts';",
  ...TRIALS.map(({ name, constant }) => `import { ${constant} } from './${name}/${constant}.ts';`),
  `for (const resource of [${TRIALS.map(({ constant }) => constant).join(', ')}]) describeResource(resource as never);`,
  '',
].join('\n');
const places = TRIALS.map(({ name }) => `console/src/pages/${name}`);
/** Errors of the console, or of the check itself; the kit and the API are checked where they are. */
const isOfConsole = (line: string): boolean => /error TS/.test(line) && !/^(kit|openapi)\//.test(line);

let copy: ConsoleCopy;
beforeAll(async () => {
  copy = copyConsole('trial-*');
  const io: Io = { out: () => undefined, err: () => undefined, stopRequested: () => Promise.resolve() };
  for (const [at, { id, name, zh }] of TRIALS.entries())
    await newPageCommand(name, { type: '2', resource: id, path: `system/${name}`, zh, zhtw: `試${id}` }, io, {
      cwd: copy.root,
      files: diskFiles,
      nowMs: () => at,
    });
  const refused = ENTRY_COMMANDS.map((command) => copy.ran('cli/bin/milepost.mjs', ...command)).join('');
  if (refused !== '') throw new Error(refused);
  copy.write('console/src/pages/trial.test.tsx', PROMISES);
  copy.write(ENTRY_JOURNEY, entryJourney());
  copy.write(
    JOURNEY,
    recordJourney(
      TRIALS.map(({ id, name, zh }) => ({
        path: `system/${name}`,
        title: zh,
        add: `新建${zh}`,
        id: camel(name),
        record: NEW_RECORDS[id] ?? null,
      })),
    ),
  );
}, TIMEOUT_MS);
afterAll(() => copy.remove(), TIMEOUT_MS);

test('whoever adds a list that can have new records says here what one of them needs', () => {
  expect(Object.keys(NEW_RECORDS).toSorted()).toEqual(
    offered
      .filter(({ can }) => can.includes('new'))
      .map(({ id }) => id)
      .toSorted(),
  );
});

describe('every list that is offered, without a question and without a line by hand', { timeout: TIMEOUT_MS }, () => {
  test('is formatted as the house is, and so are the files that list it', () => {
    expect(copy.objections('oxfmt', '--check', ...places, 'console/e2e/screens/screens.e2e.ts', 'console/src/app/routes')).toBe('');
    expect(copy.objections('oxfmt', '--check', 'openapi/servers/sandbox/resources', 'console/src/i18n')).toBe('');
  });
  test('lints', () => expect(copy.objections('oxlint', ...places)).toBe(''));
  test('compiles', () =>
    expect(copy.objections('tsc', '-p', 'console/tsconfig.json', '--checkers', '1').split('\n').filter(isOfConsole)).toEqual([]));
  test('keeps the promises of every declaration', () => expect(copy.objections('vitest', 'run')).toBe(''));
  test('is in step with the list of declarations', () => expect(copy.ran('scripts/declarations.mjs', '--check')).toBe(''));
  test('opens in a browser, shows its list, and saves a new record where it offers one; entries of every type open and go', () => {
    expect(copy.ran('scripts/build.mjs')).toBe('');
    expect(copy.objections('playwright', 'test', JOURNEY, ENTRY_JOURNEY)).toBe('');
    for (const { zh } of WALKED)
      expect(copy.objections('playwright', 'test', 'console/e2e/screens/screens.e2e.ts', '-g', `^.*${zh}:`)).toBe('');
  });
});
