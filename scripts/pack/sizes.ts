// `npm run sizes`: kB of every door of the kit, gzipped, → kit/sizes.txt. kit/e2e/outside.e2e.ts compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { packKit } from '../pack-kit.mjs';
import { kitDoors } from './doors.ts';

const kit = path.resolve(import.meta.dirname, '../../kit');
const TABLE = path.join(kit, 'sizes.txt');
/** Packages an application has already. */
const PEERS = /^(react|react-dom|@lingui\/core|@lingui\/react)(\/|$)/;

/** kB of a door with all it imports at once, and of its style sheet, gzipped; one digit. */
export interface Size {
  readonly door: string;
  readonly js: number;
  readonly css: number;
}

const kBOf = (text: string) => Math.round(gzipSync(text, { level: 9 }).length / 102.4) / 10;

/** Modules of a door as an application would hand them out: in few letters, with the packages they use, without its own and without what is fetched later. */
async function codeOf(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'later', resolveDynamicImport: (id) => (typeof id === 'string' ? { id, external: true } : null) }],
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['es'], fileName: 'door' },
      rolldownOptions: { external: (id) => PEERS.test(id) },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  return output.map((one) => ('code' in one ? one.code : '')).join('');
}

/** Sizes of every door of the package in a folder. */
export async function measure(folder: string): Promise<Size[]> {
  const read = (file: string) => (existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '');
  const doors = kitDoors().filter(({ source }) => source.endsWith('.ts'));
  const sizes = new Map<string, Size>();
  const waiting = [...doors];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, entry } = next;
      const parts = [...read(`styles/${name.slice(2)}.css`).matchAll(/@import '(?:\.\.?\/)+(.*)'/g)].map(([, part = '']) =>
        read(`styles/${part}`),
      );
      const js = kBOf(await codeOf(path.join(folder, `${entry}.js`)));
      sizes.set(name, { door: name, js, css: parts.length ? kBOf(parts.join('')) : 0 });
    }
  };
  await Promise.all([lane(), lane()]);
  return doors.flatMap(({ name }) => sizes.get(name) ?? []);
}

/** The table as text, and the text as the table. */
export const tableOf = (sizes: readonly Size[]): string =>
  `door${' '.repeat(32)}js kB  css kB\n${sizes.map(({ door, js, css }) => `${door.padEnd(34)}${js.toFixed(1).padStart(7)}${css.toFixed(1).padStart(8)}\n`).join('')}`;

export const sizesIn = (table: string): Size[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/\s+/))
    .map(([door = '', js, css]) => ({ door, js: Number(js), css: Number(css) }));

/** Growth nobody need explain: in parts of the whole, and in kB. A tenth of a kB is a letter here or there. */
const MAY_GROW = { part: 0.03, kB: 0.3, least: 0.1 };

const isTooMuch = (was: number, is: number) =>
  is - was > MAY_GROW.kB + Number.EPSILON * 100 || (is - was > MAY_GROW.least + Number.EPSILON * 100 && is > was * (1 + MAY_GROW.part));

/** Doors that are larger than the table says by more than may be, and doors it does not have or has for nothing. */
export function growthOf(known: readonly Size[], measured: readonly Size[]): string[] {
  const before = new Map(known.map((size) => [size.door, size]));
  const now = new Set(measured.map(({ door }) => door));
  return [
    ...measured.flatMap(({ door, js, css }) => {
      const was = before.get(door);
      if (!was) return [`${door} is not in the table`];
      return [
        ...(isTooMuch(was.js, js) ? [`${door}: ${was.js} kB of modules have become ${js}`] : []),
        ...(isTooMuch(was.css, css) ? [`${door}: ${was.css} kB of styles have become ${css}`] : []),
      ];
    }),
    ...known.filter(({ door }) => !now.has(door)).map(({ door }) => `${door} is in the table and leads nowhere`),
  ];
}

/** Doors of the package in a folder that are larger than the table in the repository says. */
export const growth = async (folder: string): Promise<string[]> => growthOf(sizesIn(readFileSync(TABLE, 'utf8')), await measure(folder));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await packKit();
  writeFileSync(TABLE, tableOf(await measure(path.join(kit, 'dist/package'))));
  console.log(`sizes: ${TABLE}`);
}
