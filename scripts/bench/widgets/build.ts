import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { compileHints } from '../../compile-hints.ts';
import { uiPlugins } from '../../ui-plugins.ts';
import { hasFloor } from './compare.ts';

const PAGES = path.join(import.meta.dirname, '../pages');
/** Builds one page as its own production build, so that none pays for another. */
async function buildPage(page: string, site: string): Promise<void> {
  const isFloor = page.startsWith('floor/');
  await build({
    root: PAGES,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: isFloor ? [] : [...uiPlugins('kit'), compileHints()],
    build: {
      outDir: path.join(site, 'bench'),
      emptyOutDir: false,
      target: 'esnext',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1e6,
      rolldownOptions: { input: path.join(PAGES, `${page}.html`) },
    },
  });
}

/**
 * Builds ours and the floor of these scenarios anew into a folder of their own, so that two runs do not meet; whoever asked
 * removes it. It holds `bench/<scenario>.html` and, where there is a floor, `bench/floor/<scenario>.html`.
 * @throws when a page does not exist
 */
export async function buildPages(scenarios: readonly string[]): Promise<string> {
  const site = mkdtempSync(path.join(tmpdir(), 'milepost-bench-pages-'));
  for (const scenario of scenarios) {
    for (const page of hasFloor(scenario) ? [`floor/${scenario}`, scenario] : [scenario]) {
      if (!existsSync(path.join(PAGES, `${page}.html`)))
        throw new Error(`[bench] There is no page ${page}.html · choose another scenario.`);
      await buildPage(page, site);
    }
  }
  return site;
}
