import { LANGUAGES } from '@milepost/kit/engines/language';
import { packedExports } from './doors.ts';
import type { Door } from './doors.ts';
import { messagesFolder } from './plainMessages.ts';

/** The package.json of the workspace, as far as the package needs it. */
export interface Workspace {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string;
  readonly type: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The first version of React with all that the kit uses: `useEffectEvent`. */
const REACT = '^19.2.0';
/** Packages an application brings in the version it has, and the range that fits. */
const PEERS: Readonly<Record<string, string>> = { react: REACT, 'react-dom': REACT };
/** Needed by what draws sentences, and not by doors without any. */
const OPTIONAL_PEERS = ['@lingui/core', '@lingui/react'] as const;
/** Types that public types are made of. */
const TYPES = ['@types/big.js'] as const;

/** Built files of a source behind a door. */
function doorOf(source: string) {
  const name = source.replace(/^\.\/src\//, '').replace(/(\.css)?\.(ts|po)$/, '');
  return { types: `./types/${source.slice('./src/'.length).replace(/\.ts$/, '.d.ts')}`, default: `./${name}.js` };
}

/** Content of the package.json of the package, from that of the workspace: built files of its doors, and React as the application's own. */
export function manifestOf(workspace: Workspace, open: readonly Door[]) {
  const { name, version, description, license = 'SEE LICENSE IN LICENSE.md', type, exports, dependencies, devDependencies } = workspace;
  const isOwn = ([dependency]: [string, string]) =>
    // Styles are files by now.
    !(dependency in PEERS) && !OPTIONAL_PEERS.some((peer) => peer === dependency) && dependency !== '@vanilla-extract/css';
  // A pattern that waits for its first file would lead nowhere.
  const isOpen = (door: string) => open.some(({ name: one }) => one.startsWith(door.replace(/\*.*/, '')));
  const doors = Object.entries(packedExports(exports)).filter(([door]) => isOpen(door) && !door.startsWith('./locales'));
  return {
    name,
    version,
    description,
    license,
    type,
    bin: { milepost: './bin/milepost.mjs' },
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(doors.map(([door, source]) => [door, doorOf(source)])),
      ...Object.fromEntries(
        LANGUAGES.map(({ code }) => {
          const folder = `./${messagesFolder(code)}`;
          return [`${folder}/*`, { types: `${folder}/*.d.ts`, default: `${folder}/*.js` }];
        }),
      ),
      './locales/*': { types: './locales/*.d.ts', default: './locales/*.js' },
      './styles.css': './styles.css',
      './styles/*.css': './styles/*.css',
      './package.json': './package.json',
    },
    dependencies: {
      ...Object.fromEntries(Object.entries(dependencies).filter(isOwn)),
      ...Object.fromEntries(TYPES.map((types) => [types, devDependencies[types]])),
    },
    peerDependencies: { ...PEERS, ...Object.fromEntries(OPTIONAL_PEERS.map((peer) => [peer, `^${dependencies[peer]}`])) },
    peerDependenciesMeta: Object.fromEntries(OPTIONAL_PEERS.map((peer) => [peer, { optional: true }])),
  };
}
