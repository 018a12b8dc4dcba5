import path from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { wordsInParts } from './words-in-parts.ts';

const repo = path.resolve(import.meta.dirname, '..');

/** What paints a first page of the console: the frame, and every page a menu leads to. */
const PAGES = /console[\\/]src[\\/](app[\\/]index\.ts|pages[\\/](?!dev-)[^\\/]+[\\/]\w+Page\.tsx)$/;
/** Of the kit, what these say at once. */
const FIRST = /^src\/(layouts|primitives\/(button|data-table|field|menu|pagination|search-field|side-nav|state-panel|toast|tree))\//;
const saysFirst = (file: string) => FIRST.test(file);

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
