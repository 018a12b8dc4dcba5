import type { Plugin } from 'vite';

/** What V8 reads as: compile every function of this file while it loads. Other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** A smaller chunk is soon compiled, and the comment costs it more on the wire: up to 40 bytes, which a page has not got to spare. */
const FROM_CHARS = 40_000;

/**
 * Has the functions of large chunks compiled off the main thread while they are loaded, instead of one by one when they are
 * first called. The bench builds its pages with it because the console is built with it.
 */
export function compileHints(): Plugin {
  return {
    name: 'milepost-compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts a line of its own before a chunk that imports on demand: only a first line is a hint.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.code.length >= FROM_CHARS) chunk.code = HINT + chunk.code;
      },
    },
  };
}
