import type { Plugin } from 'vite';

/** Hint that V8 reads as: compile every function of this file while it loads. Other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** A smaller chunk is soon compiled, and the comment costs it more on the wire: up to 40 bytes, which a page has not got to spare. */
const FROM_CHARS = 40_000;

/**
 * Has the functions of large chunks compiled off the main thread while they are loaded, instead of one by one when they are
 * first called. The bench builds its pages with it because the console is built with it.
 * @param waited names of small chunks that come early and whose functions somebody waits for later
 */
export function compileHints(waited: readonly string[] = []): Plugin {
  return {
    name: 'milepost-compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts a line of its own before a chunk that imports on demand: only a first line is a hint.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        for (const name of waited)
          if (!chunks.some((chunk) => chunk.name === name))
            this.error(
              `[hints] No chunk is named ${name}, so its functions would be compiled while somebody waits · it was renamed, or is part of another one: correct the list of hinted chunks.`,
            );
        for (const chunk of chunks) if (chunk.code.length >= FROM_CHARS || waited.includes(chunk.name)) chunk.code = HINT + chunk.code;
      },
    },
  };
}
