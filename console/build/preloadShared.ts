import path from 'node:path';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const isChunk = (one: OutputBundle[string]): one is OutputChunk => one.type === 'chunk';

/** Paths of the modules that begin the two halves of the program. */
interface Halves {
  readonly login: string;
  readonly app: string;
}

/**
 * Has what both halves of the program import fetched beside the entry: it is not asked for only when the entry has run. The
 * style sheets of the login page come with the page, which holds its markup.
 */
export function preloadShared(repo: string, halves: Halves): Plugin {
  let base = '/';
  return {
    name: 'milepost-preload-shared',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(isChunk);
        const [login, app] = [halves.login, halves.app].map((half) => loadedWith(path.join(repo, half), chunks));
        const shared = [...(login ?? [])].filter((chunk) => app?.has(chunk)).map(({ fileName }) => fileName);
        const styles = [...(login ?? [])].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [...new Set([...shared, ...styles])].filter((file) => !html.includes(file)).map((file) => tagOf(base + file));
      },
    },
  };
}

/** The chunk of a module and all that it imports statically. */
function loadedWith(module: string, chunks: readonly OutputChunk[]): ReadonlySet<OutputChunk> {
  const open = chunks.filter(({ moduleIds }) => moduleIds.includes(module));
  if (open.length === 0)
    throw new Error(
      `[preload] ${module} is no module of the build, so the login page would come without its looks · name where it is now.`,
    );
  const seen = new Set<OutputChunk>();
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const { imports } = one;
    open.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return seen;
}

const tagOf = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: href.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href },
  injectTo: 'head',
});
