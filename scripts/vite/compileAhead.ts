import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Line V8 reads as: compile every function of this file while it comes, on another thread. Other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Modules somebody waits for, most of whose functions are called for the first drawing. What is large and used in part is not.
 * A module with code of its own is named, no `index.ts`: one that only exports on is in no chunk.
 */
const WAITED_FOR = [
  'node_modules/react-dom/client.js',
  'console/src/app/index.ts',
  'kit/src/primitives/kit-provider/KitProvider.tsx',
  'kit/src/primitives/data-table/DataTable.tsx',
  'kit/src/primitives/tree/Tree.tsx',
  'kit/src/forms/store/createFormStore.ts',
  'kit/src/forms/render/FormFields.tsx',
  'kit/src/widgets/input-table/InputTable.tsx',
  'kit/src/primitives/option-list/OptionList.tsx',
  'kit/src/primitives/popover/PopoverPanel.tsx',
  'kit/src/primitives/select/Select.tsx',
];

/**
 * Has the chunks of these modules compiled while they are loaded; otherwise each function is, on the main thread, when it is
 * first called. Figures: `scripts/bench/README.md`.
 * @param repo folder of the repository
 * @param files modules, as paths in it
 * @throws when there is no such file, or the build has read it and no chunk has it: that chunk would be slow without anybody noticing
 */
export function compileAhead(repo: string, files: readonly string[] = WAITED_FOR): Plugin {
  const ids = files.map((file) => path.join(repo, file));
  const gone = ids.find((id) => !existsSync(id));
  if (gone !== undefined) throw new Error(`[compile] There is no ${gone}, so its functions would be compiled late · name where it is now.`);
  return {
    name: 'milepost-compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts a line of its own before a chunk that imports on demand: only a first line is a hint.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const drawn = new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
        const lost = ids.find((id) => this.getModuleInfo(id) && !drawn.has(id));
        if (lost !== undefined)
          this.error(`[compile] No chunk has ${lost}, so its functions would be compiled late · name a module with code of its own.`);
        for (const chunk of chunks) if (ids.some((id) => chunk.moduleIds.includes(id))) chunk.code = HINT + chunk.code;
      },
    },
  };
}
