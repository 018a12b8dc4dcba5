import path from 'node:path';
import { build } from 'vite';

/** Folder of the server as one file without packages, for where only Node is: `server/main.js` beside `dist`. */
const OUT = path.resolve(import.meta.dirname, '../../deploy/dist/server');

await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: path.resolve(import.meta.dirname, '../server/main.ts'),
    target: 'node24',
    outDir: OUT,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
});
