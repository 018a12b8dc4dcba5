import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, mergeConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';
import consoleConfig from '../../../console/vite.config.ts';
import { compileAhead } from '../../vite/compileAhead.ts';
import { uiPlugins } from '../../vite/uiPlugins.ts';

const PAGES = path.join(import.meta.dirname, '../pages');
const repo = path.resolve(import.meta.dirname, '../../..');

/** React in a chunk of its own, as the console has it: compiled ahead, and the measured page no more than the console's parts are. */
const REACT = { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|@lingui)\// };

/** In the cold page the table of the floor is the console's home. */
const benchHome: Plugin = {
  name: 'milepost-bench-home',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/pages/home/HomePage.tsx') ? path.join(PAGES, 'cold/HomePage.tsx') : null),
};

/** Build options of a page: floors as they are, the cold page as the console itself, the others as pages of the kit. */
function configOf(page: string): UserConfig {
  const plain: UserConfig = { build: { target: 'esnext', modulePreload: { polyfill: false } } };
  if (page.startsWith('floor/')) return plain;
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
    root: PAGES,
    base: './',
    logLevel: 'error',
    build: {
      outDir: path.join(site, 'bench'),
      emptyOutDir: false,
      chunkSizeWarningLimit: 1e6,
      rolldownOptions: { input: path.join(PAGES, `${page}.html`) },
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
 * `bench/<page>.html`; floors are pages named `floor/…`.
 * @throws when a page does not exist
 */
export async function buildPages(pages: readonly string[]): Promise<string> {
  const site = mkdtempSync(path.join(tmpdir(), 'milepost-bench-pages-'));
  for (const page of new Set(pages)) {
    if (!existsSync(path.join(PAGES, `${page}.html`))) throw new Error(`[bench] There is no page ${page}.html · choose another scenario.`);
    await buildPage(page, site);
  }
  compress(site);
  return site;
}
