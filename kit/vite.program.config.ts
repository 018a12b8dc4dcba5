import path from 'node:path';
import { defineConfig } from 'vite';

/** The program that the package of the kit brings, with all it needs in one file for Node. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/package/bin',
    emptyOutDir: true,
    minify: false,
    ssr: path.resolve(import.meta.dirname, '../cli/src/kitBin.ts'),
    rolldownOptions: { output: { entryFileNames: 'milepost.mjs', banner: '#!/usr/bin/env node' } },
  },
});
