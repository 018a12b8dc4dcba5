import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, mergeConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';
import consoleConfig from '../../../console/vite.config.ts';
import { compileAhead } from '../../vite/compileAhead.ts';
import { uiPlugins } from '../../vite/uiPlugins.ts';

const PAGES = path.join(import.meta.dirname, '../pages');
const PEERS = path.join(import.meta.dirname, '../peers');
const repo = path.resolve(import.meta.dirname, '../../..');

/** React in a chunk of its own, as the console has it: compiled ahead, and the measured page no more than the console's parts are. */
const REACT = { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|@lingui)\// };

/** In the cold page the table of the floor is the console's home. */
const benchHome: Plugin = {
  name: 'milepost-bench-home',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/pages/home/HomePage.tsx') ? path.join(PAGES, 'cold/HomePage.tsx') : null),
};

const isPeer = (page: string): boolean => page.startsWith('peer/');
/** File of a page: those of peers stand beside their packages. */
const fileOf = (page: string): string =>
  isPeer(page) ? path.join(PEERS, `${page.slice('peer/'.length)}.html`) : path.join(PAGES, `${page}.html`);

/** Packages of the peers where they are not there as `package-lock.json` has them. @throws when npm cannot get them */
function installPeers(): void {
  const [wanted, found] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) => path.join(PEERS, name));
  if (found && wanted && existsSync(found) && statSync(found).mtimeMs >= statSync(wanted).mtimeMs) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: PEERS, stdio: 'inherit' });
}

/** Build options of a page: floors and peers as they are, the cold page as the console itself, the others as pages of the kit. */
function configOf(page: string): UserConfig {
  const plain: UserConfig = { build: { target: 'esnext', modulePreload: { polyfill: false } } };
  if (page.startsWith('floor/') || isPeer(page)) return plain;
  if (page === 'cold') return mergeConfig(consoleConfig, { plugins: [benchHome], build: { manifest: false } });
  const kit: UserConfig = {
    plugins: [...uiPlugins('kit'), compileAhead(repo)],
    build: { rolldownOptions: { output: { codeSplitting: { groups: [REACT] } } } },
  };
  return mergeConfig(plain, kit);
}

/** Builds one page as its own production build, so that none pays for another. */
async function buildPage(page: string, site: string): Promise<void> {
  const common: UserConfig = {
    root: isPeer(page) ? PEERS : PAGES,
    base: './',
    logLevel: 'error',
    build: {
      outDir: path.join(site, isPeer(page) ? 'bench/peer' : 'bench'),
      emptyOutDir: false,
      chunkSizeWarningLimit: 1e6,
      rolldownOptions: { input: fileOf(page) },
    },
  };
  await build({ ...mergeConfig(configOf(page), common), configFile: false });
}

/** Brotli beside every file, as the console's own build has it: bytes are counted as they are sent. */
function compress(site: string): void {
  for (const file of globSync('**/*.{js,css,html}', { cwd: site })) {
    const text = readFileSync(path.join(site, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(path.join(site, `${file}.br`), brotliCompressSync(text, { params }));
  }
}

/**
 * Builds these pages anew into a folder of their own, so that two runs do not meet; whoever asked removes it. It holds
 * `bench/<page>.html`; floors are pages named `floor/…`, designers of others `peer/…`.
 * @throws when a page does not exist
 */
export async function buildPages(pages: readonly string[]): Promise<string> {
  if (pages.some(isPeer)) installPeers();
  const site = mkdtempSync(path.join(tmpdir(), 'milepost-bench-pages-'));
  for (const page of new Set(pages)) {
    if (!existsSync(fileOf(page))) throw new Error(`[bench] There is no page ${page}.html · choose another scenario.`);
    await buildPage(page, site);
  }
  compress(site);
  return site;
}
