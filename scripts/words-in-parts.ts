// The words of kit and console in two parts: what a first page says, and what only parts that come later say.
import path from 'node:path';
import { getConfig } from '@lingui/conf';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import type { Plugin, Rolldown } from 'vite';

const repo = path.resolve(import.meta.dirname, '..');
const ASKED = /\.po\?(first|late)$/;

/** Options of this plugin. */
export interface WordParts {
  /** True when a source file (`kit/src/primitives/…`, `console/src/app/…`) is there when a page is first painted. */
  readonly isFirst: (file: string) => boolean;
  /** Modules that paint a first page, with everything they import; the build fails where one of them says a late word. */
  readonly roots: RegExp;
}

type Messages = Record<string, { readonly origin?: readonly (readonly [string, number?])[] }>;

/** Serves `zh.po?first` and `zh.po?late`: together they are `zh.po`. */
export function wordsInParts({ isFirst, roots }: WordParts): Plugin {
  const late = new Set<string>();
  /** Catalogues name files from their workspace on. */
  const workspaceOf = (file: string) => path.relative(repo, file).split(path.sep)[0] ?? '';
  const config = getConfig({ configPath: path.join(import.meta.dirname, 'lingui.load.config.ts') });

  async function readCatalog(file: string) {
    const found = getCatalogForFile(path.relative(repo, file), await getCatalogs(config));
    if (!found) throw new Error(`[words] ${file} is no catalogue of lingui.load.config.ts, so nobody would say its words · add it there.`);
    const { catalog, locale } = found;
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale: config.sourceLocale,
      missingBehavior: 'resolved',
    });
    return { locale, messages, origins: (await catalog.read(locale)) as Messages };
  }

  return {
    name: 'milepost-words-in-parts',
    enforce: 'pre',
    async load(id) {
      const part = ASKED.exec(id)?.[1];
      if (!part) return null;
      const catalog = id.slice(0, id.indexOf('?'));
      const { locale, messages, origins } = await readCatalog(catalog);
      const files = (key: string) => (origins[key]?.origin ?? []).map(([file]) => `${workspaceOf(catalog)}/${file}`);
      const chosen = Object.entries(messages).filter(([key]) => files(key).some(isFirst) === (part === 'first'));
      if (part === 'late') for (const [key] of chosen) for (const file of files(key)) late.add(path.join(repo, file));
      return { code: createCompiledCatalog(locale, Object.fromEntries(chosen), { namespace: 'es' }).source, map: null, moduleType: 'js' };
    },
    buildEnd() {
      const tooEarly = paintedModules(this, roots).filter((file) => late.has(file));
      if (tooEarly.length > 0)
        this.error(
          `[words] These files are there when a page is painted but their words come later, so ids would be seen · name their folders in isFirst:\n${tooEarly.map((file) => path.relative(repo, file)).join('\n')}`,
        );
    },
  };
}

/** Every module that is there as soon as one of the roots is. */
function paintedModules(build: Rolldown.PluginContext, roots: RegExp): string[] {
  const painted = new Set([...build.getModuleIds()].filter((id) => roots.test(id)));
  for (const id of painted) for (const imported of build.getModuleInfo(id)?.importedIds ?? []) painted.add(imported);
  return [...painted];
}
