import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';
import { kitDoors } from '../../scripts/pack/doors.ts';
import { doorsOfSource, packStyles, partOf } from '../../scripts/pack/styles.ts';
import type { Graph } from '../../scripts/pack/styles.ts';
import { uiPlugins } from '../../scripts/vite/uiPlugins.ts';

const kit = path.resolve(import.meta.dirname, '..');

/** All stories, built with the style sheets of the package, and served. */
export interface BuiltStories {
  readonly base: string;
  /** Addresses of the sheets a file of stories needs: those of the theme, of its own samples, and of the doors it draws with. */
  readonly sheetsOf: (file: string) => readonly string[];
  readonly stop: () => void;
}

/** Builds a page that shows stories, without any sheet, and beside it the sheets as they are packed. */
export async function buildStories(): Promise<BuiltStories> {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-stories-'));
  const doors = kitDoors();
  let graph: Graph = new Map();
  await build({
    root: kit,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [...uiPlugins('kit'), packStyles(`${kit}/src/`, doors, (found) => (graph = found))],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      minify: false,
      cssCodeSplit: false,
      lib: { entry: { stories: path.join(kit, 'src/testing/stories/storyPage.ts') }, formats: ['es'], cssFileName: 'styles' },
    },
  });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="zh"><meta charset="utf-8"><title>Stories</title><link rel="icon" href="data:,"><script type="module" src="stories.js"></script>',
  );
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sheetsOf(file) {
      // A story may draw with a file of its own folder, which others reach through its door.
      const drawn = [file, `${partOf(file)}/index.ts`].flatMap((source) => doorsOfSource(source, graph, doors));
      const sheets = ['theme', 'parts/stories', ...new Set(drawn)].map((name) => `styles/${name}.css`);
      // A door that draws nothing has no sheet.
      return sheets.filter((sheet) => existsSync(path.join(folder, sheet)));
    },
    stop() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
