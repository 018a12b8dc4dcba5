import path from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { wordsInParts } from './words-in-parts.ts';

const repo = path.resolve(import.meta.dirname, '..');

/** Pages somebody may open the console with, painted before anything else arrives; the others wait for all words. */
const FIRST_PAGES = 'home|dictionary|not-found|no-permission|coming';
/** Modules that paint a first page of the console: the frame, and those pages. */
const PAGES = new RegExp(String.raw`console[\\/]src[\\/](app[\\/]index\.ts|pages[\\/](${FIRST_PAGES})[\\/]\w+Page\.tsx)$`);
/** Of kit and console, what these say at once. */
const FIRST =
  /^kit\/src\/(layouts|primitives\/(button|data-table|field|menu|pagination|search-field|side-nav|state-panel|toast|top-nav|tree))\//;
/** Parts of a first page that open only on a press. */
const OPENED = '(Entry|Category)(Dialog|Drawer|Form)|categoryForm|entryForm|Import\\w+|imports|RecordForm|useCategoryActions';
const FIRST_OF_CONSOLE = new RegExp(
  String.raw`^console/src/(app/(?!\w+/(ShellTools|openMenuWindow|usePreviousLogin|OpenOverlays|TagsBar|PageCommands|usePageActions|NoticeBar|SessionEnded|Broken|DictionaryDialog))|feedback|permissions|auth|settings|open-pages|commands|browser|routing|features/list-page/|features/overview/(Figures|Greeting)\.tsx|pages/((${FIRST_PAGES})/(?!(${OPENED})[.])|[^/]+/page\.ts))`,
);
const saysFirst = (file: string) => FIRST.test(file) || FIRST_OF_CONSOLE.test(file);

/**
 * The plugins a page made of kit or console source needs, in the order that works:
 * styles, catalogues, the macro over the whole repository, React last.
 */
export function uiPlugins(workspace: 'kit' | 'console') {
  const cwd = path.join(repo, workspace);
  const linguiConfig = getConfig({ cwd });
  return [
    vanillaExtractPlugin(),
    wordsInParts({ isFirst: saysFirst, roots: PAGES }),
    lingui({ configPath: path.join(import.meta.dirname, 'lingui.load.config.ts') }),
    babel({ cwd: repo, presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd })] }),
    react(),
  ];
}
