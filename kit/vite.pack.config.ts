import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { clientDoors } from '../scripts/pack/clientDoors.ts';
import { kitDoors } from '../scripts/pack/doors.ts';
import { packEjected } from '../scripts/pack/eject/packEjected.ts';
import { packStyles } from '../scripts/pack/styles.ts';
import { uiPlugins } from '../scripts/vite/uiPlugins.ts';

const kit = import.meta.dirname;
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'));
const packages = Object.keys(dependencies);
const doors = kitDoors();

/** The kit as others install it: modules, style sheets, catalogues as modules. */
export default defineConfig({
  root: kit,
  // The file of a worker lies beside the modules, wherever an application puts them.
  base: './',
  plugins: [...uiPlugins('kit'), packStyles(`${kit}/src/`, doors), packEjected(`${kit}/src/`, doors), clientDoors()],
  // Whether a page is being developed is known to the bundler of the application.
  define: { 'import.meta.env.DEV': "(process.env.NODE_ENV !== 'production')" },
  build: {
    outDir: 'dist/package',
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(doors.map(({ entry, source }) => [entry, path.join(kit, source)])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Sources lie in the package beside the modules, once.
        sourcemapExcludeSources: true,
        sourcemapPathTransform: (source) => source.replace(/^(\.\.\/)+src\//, (up) => up.replace('../../', '')),
      },
    },
  },
});
