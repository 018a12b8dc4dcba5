import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { uiPlugins } from '../../scripts/vite/uiPlugins.ts';

interface Writer {
  readonly writeLogin: () => Promise<string>;
}

/**
 * Puts the login page of each language into the built page as inert markup, written by the same components that make it
 * usable afterwards, in the style sheets of the same build.
 */
export function prerenderLogin(root: string): Plugin {
  const outDir = path.join(root, '.cache/prerender');
  return {
    name: 'milepost-prerender-login',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          plugins: uiPlugins('console'),
          ssr: { noExternal: [/^@milepost\//] },
          build: { ssr: 'src/login/prerender.tsx', outDir, emptyOutDir: true, target: 'node24', minify: false },
        });
        const { writeLogin } = (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as Writer;
        return html.replace('</body>', `${await writeLogin()}\n</body>`);
      },
    },
  };
}
