import type { Facts, FolderFacts, PortFacts, ProjectState, TemplateFacts, WorkspaceFacts } from './facts.ts';

/** One check: what was found, and what to do where it is not well. */
export interface Check {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly found: string;
  /** Null where there is nothing to do. */
  readonly todo: string | null;
}

const NEEDED_NODE = 24;
const BYTES_PER_MB = 1_048_576;
/** Below this nothing can be kept for long: a sandbox with its first data has 5 MB, a build 60. */
const FULL_BYTES = 100 * BYTES_PER_MB;
/** Below this a build with its caches, or a run of all tests, may end half way. */
const SCARCE_BYTES = 1024 * BYTES_PER_MB;
const MAX_NAMED = 3;

/** Checks of the facts, in the order in which they are shown. */
export const judge = (facts: Facts): readonly Check[] => [
  nodeCheck(facts.node),
  ...('failure' in facts.project
    ? [problem('project', facts.project.failure, 'Run "npm ci" in the project.')]
    : projectChecks(facts.project)),
  versionCheck(facts.version, facts.workspaces),
  ...templateChecks(facts.templates),
  ...facts.ports.map(portCheck),
  ...facts.folders.flatMap((folder) => [dataCheck(folder, facts.ports), ...spaceChecks(folder)]),
];

const ok = (check: string, found: string): Check => ({ check, state: 'ok', found, todo: null });
const warning = (check: string, found: string, todo: string): Check => ({ check, state: 'warning', found, todo });
const problem = (check: string, found: string, todo: string): Check => ({ check, state: 'problem', found, todo });

const isNewEnough = (version: string): boolean => Number.parseInt(version.replace(/^v/, ''), 10) >= NEEDED_NODE;

const nodeCheck = (version: string): Check =>
  isNewEnough(version)
    ? ok('node', `${version} runs this`)
    : problem(
        'node',
        `${version} runs this, and the database needs ${NEEDED_NODE}`,
        `Run "npm ci", which brings one, or install Node ${NEEDED_NODE}.`,
      );

function projectChecks({ bundledNode, packages, browser, fonts, console: built }: ProjectState): readonly Check[] {
  return [
    bundledCheck(bundledNode),
    packages.length === 0
      ? ok('packages', 'installed as the lock names them')
      : problem('packages', `not as the lock names them: ${named(packages)}`, 'Run "npm ci".'),
    browser.version
      ? ok('browser', `${browser.version} at ${browser.path}`)
      : warning(
          'browser',
          browser.version === null ? `none at ${browser.path}` : `${browser.path} does not run`,
          'Tests and journeys need one: install Debian’s chromium and chromium-headless-shell, or name a browser in CHROMIUM.',
        ),
    FONTS[fonts],
    BUILDS[built],
  ];
}

function bundledCheck(version: string | null): Check {
  if (version !== null && isNewEnough(version)) return ok('bundled node', version);
  const todo = 'Run "npm ci". Where the lock has none for this computer, the Node that runs this is used.';
  return warning('bundled node', version === null ? 'none' : version === '' ? 'it does not run' : `${version} is too old`, todo);
}

const FONTS: Readonly<Record<ProjectState['fonts'], Check>> = {
  there: ok('fonts', 'Chinese fonts are there'),
  none: warning('fonts', 'no Chinese fonts', 'Pictures and layouts of the tests would be wrong: install fonts-noto-cjk.'),
  unknown: warning('fonts', 'not known, for there is no fc-list', 'Install fontconfig to know whether there are Chinese fonts.'),
};

const BUILDS: Readonly<Record<ProjectState['console'], Check>> = {
  current: ok('built console', 'of these sources'),
  older: warning('built console', 'of older sources', 'Run "npm run build"; "npm start" does it by itself.'),
  none: warning('built console', 'none', '"milepost console start" needs it: run "npm run build"; "npm start" does it by itself.'),
};

function versionCheck(version: string, workspaces: readonly WorkspaceFacts[]): Check {
  const versions = new Map(workspaces.map((one) => [one.name, one.version]));
  const wrong = workspaces.flatMap(({ name, needs }) =>
    Object.entries(needs).flatMap(([other, needed]) =>
      versions.get(other) === needed ? [] : [`${name} needs ${other} ${needed}, which is ${versions.get(other) ?? 'not here'}`],
    ),
  );
  if (wrong.length > 0) return problem('versions', named(wrong), 'Let the versions in their package.json agree, then run "npm install".');
  const others = workspaces.filter((one) => one.version !== version).map((one) => `${one.name} is ${one.version}`);
  return others.length === 0
    ? ok('versions', `the project and ${workspaces.length} workspaces are ${version}`)
    : warning('versions', `the project is ${version}, and ${named(others)}`, 'Let the versions in their package.json agree.');
}

/** Checks of the templates of a team; none where it has no settings. */
function templateChecks(templates: TemplateFacts): readonly Check[] {
  const name = 'templates';
  if (templates.kind === 'none') return [];
  if (templates.kind === 'fine') return [ok(name, `${templates.count} of the team in ${templates.folder}`)];
  if (templates.kind === 'unread') return [warning(name, 'not looked at, for the packages that read them are missing', 'Run "npm ci".')];
  return [problem(name, 'not usable, so "new page" makes no page', `Mend them: ${templates.problems.join(' ')}`)];
}

/** Commands that start each program with another port. */
const OTHER_PORT: Readonly<Record<PortFacts['program'], string>> = {
  sandbox: '"npm start -- --api-port N"',
  console: '"npm start -- --console-port N"',
  mock: '"milepost mock start --port N"',
  stories: '"npm run stories -- --port N"',
};

function portCheck({ port, program, user }: PortFacts): Check {
  const name = `port ${port}`;
  const todo = `End what has it, or start with another port: ${OTHER_PORT[program]}.`;
  if (user.kind === 'nobody') return ok(name, `free for the ${program}`);
  if (user.kind === 'refused') return warning(name, `the system does not give it to the ${program} (${user.code})`, todo);
  if (user.kind === program) return ok(name, user.kind === 'sandbox' ? `a sandbox answers, over ${user.data}` : `a ${program} answers`);
  return warning(name, user.kind === 'other' ? `taken, not by a known sandbox or console` : `taken by a ${user.kind}`, todo);
}

function dataCheck({ folder, state }: FolderFacts, ports: readonly PortFacts[]): Check {
  const name = 'kept data';
  if (state.kind === 'none') return ok(name, `none yet in ${folder}: a start makes fresh data`);
  if (state.kind === 'unread')
    return warning(name, `not looked at, for the packages that read them are missing: ${folder}`, 'Run "npm ci".');
  if (state.kind === 'sound') return ok(name, `whole, ${megabytes(state.bytes)}, tables of version ${state.version}, in ${folder}`);
  if (state.kind === 'unusable')
    return problem(
      name,
      `${folder}: ${state.reason}`,
      `Put back a copy of the data, use a Milepost as new as they are, or move the folder away to start with fresh data.`,
    );
  const holder = ports.find(({ user }) => user.kind === 'sandbox' && user.data === folder);
  return holder
    ? ok(name, `in use by the sandbox on port ${holder.port}, in ${folder}`)
    : warning(
        name,
        `in use by another process, in ${folder}`,
        'A second sandbox is refused there: end the other one, or start with another --data folder.',
      );
}

function spaceChecks({ folder, canWrite, freeBytes }: FolderFacts): readonly Check[] {
  const todo = `Free some space, or start with a --data folder on another disk.`;
  const free = `${megabytes(freeBytes)} free for ${folder}`;
  return [
    canWrite
      ? ok('write access', `to ${folder}`)
      : problem('write access', `none to ${folder}`, 'Give your account the right to write there, or start with another --data folder.'),
    freeBytes < FULL_BYTES ? problem('disk', free, todo) : freeBytes < SCARCE_BYTES ? warning('disk', free, todo) : ok('disk', free),
  ];
}

const megabytes = (bytes: number): string => `${Math.round(bytes / BYTES_PER_MB)} MB`;

const named = (all: readonly string[]): string =>
  all.length > MAX_NAMED ? `${all.slice(0, MAX_NAMED).join(', ')} and ${all.length - MAX_NAMED} more` : all.join(', ');
