import type { OutputBundle, OutputChunk } from 'rolldown';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const isChunk = (one: OutputBundle[string]): one is OutputChunk => one.type === 'chunk';

interface First {
  /** Names of chunks that every part of the program needs. */
  readonly chunks: readonly string[];
  /** Names of chunks of which only the looks are needed at once. */
  readonly styles: readonly string[];
}

/**
 * Has these chunks, and what they import, fetched beside the entry: what every part of the program needs is not asked for
 * only when the entry has run. Style sheets come with the page for the same reason.
 */
export function preloadFirst(first: First): Plugin {
  let base = '/';
  return {
    name: 'milepost-preload-first',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter(isChunk);
        const wanted = new Set<OutputChunk>();
        const open = chunks.filter(({ name }) => first.chunks.includes(name));
        for (let one = open.pop(); one !== undefined; one = open.pop()) {
          if (wanted.has(one) || one === entry) continue;
          wanted.add(one);
          const { imports } = one;
          open.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
        }
        const styled = [...wanted, ...chunks.filter(({ name }) => first.styles.includes(name))];
        const styles = styled.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const files = new Set([...[...wanted].map(({ fileName }) => fileName), ...styles]);
        return [...files].filter((file) => !html.includes(file)).map((file) => tagOf(base + file));
      },
    },
  };
}

const tagOf = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: href.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href },
  injectTo: 'head',
});
