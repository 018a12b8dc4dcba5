import path from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

const repo = path.resolve(import.meta.dirname, '../..');

/**
 * The plugins a page made of kit or console source needs, in the order that works:
 * styles, catalogues, the macro over the whole repository, React last.
 */
export function uiPlugins(workspace: 'kit' | 'console') {
  const cwd = path.join(repo, workspace);
  const linguiConfig = getConfig({ cwd });
  return [
    vanillaExtractPlugin(),
    lingui({ configPath: path.join(import.meta.dirname, 'lingui.load.config.ts') }),
    babel({ cwd: repo, presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd })] }),
    react(),
  ];
}
