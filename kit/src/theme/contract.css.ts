import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

const named = (_value: string | null, path: string[]) => `mp-${path.join('-')}`;

/**
 * Everything a theme may change, as CSS custom properties with stable names (`--mp-color-surface`),
 * so that a skin outside this repository can set them without knowing our class names.
 */
export const vars = createGlobalThemeContract(
  {
    color: { ...tokens.color.light },
    status: { ...tokens.status.light },
    viz: { ...tokens.viz.light },
    shadow: { ...tokens.shadow.light },
    accent: { ...tokens.accent.default.light, seed: '', navActiveBg: '', navActiveText: '' },
    nav: { ...tokens.nav.dark },
    density: { ...tokens.density.small },
  },
  named,
);
