import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { uiPlugins } from '../scripts/vite/uiPlugins.ts';

const kit = import.meta.dirname;
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'));
const packages = Object.keys(dependencies);

/** Every folder with a door, and each language. */
const doors = [
  ...globSync('src/{primitives,widgets,layouts,engines,forms}/*/index.ts', { cwd: kit }),
  ...globSync('src/theme/{index,layers,names,tokens}.ts', { cwd: kit }),
  'src/theme/reset.css.ts',
  'src/theme/still.css.ts',
  'src/forms/kinds/values.ts',
  'src/testing/contract/index.ts',
  'src/testing/contrast.ts',
  'src/testing/memorySource.ts',
  'src/testing/transcripts/index.ts',
  ...globSync('src/locales/*.po', { cwd: kit }),
];
const nameOf = (door: string) => door.replace(/^src\//, '').replace(/(\.css)?\.(ts|po)$/, '');

/** The kit as others install it: modules, one style sheet, catalogues as modules. */
export default defineConfig({
  root: kit,
  // The file of a worker lies beside the modules, wherever an application puts them.
  base: './',
  plugins: uiPlugins('kit'),
  // Whether a page is being developed is known to the bundler of the application.
  define: { 'import.meta.env.DEV': "(process.env.NODE_ENV !== 'production')" },
  build: {
    outDir: 'dist/package',
    minify: false,
    cssCodeSplit: false,
    lib: { entry: Object.fromEntries(doors.map((door) => [nameOf(door), path.join(kit, door)])), formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
