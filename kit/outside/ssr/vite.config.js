import path from 'node:path';

const from = (name) => path.join(import.meta.dirname, name);

/** What the browser takes pages over with (`--mode client`), and the server (`--mode server`). React tells more while developing. */
export default ({ mode }) => ({
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"development"' },
  build:
    mode === 'server'
      ? { ssr: from('server.tsx'), outDir: '../dist/ssr', rolldownOptions: { output: { entryFileNames: 'server.mjs' } } }
      : {
          outDir: '../dist/ssr/client',
          minify: false,
          rolldownOptions: { input: from('client.tsx'), output: { entryFileNames: 'client.js', assetFileNames: 'client.css' } },
        },
});
