import type { Preview } from '@storybook/react-vite';
import { LOCALES } from '../src/primitives/locale/index.ts';
import { a11y, manualFrame } from '../src/testing/stories/frame.tsx';
import { ACCENTS, DEFAULT_THEME, DENSITIES, NAV_TONES, SCHEMES } from '../src/theme/index.ts';
import { ManualPage } from './ManualPage.tsx';

const toolbar = (title: string, items: readonly string[]) => ({ toolbar: { title, items: [...items], dynamicTitle: true } });

export default {
  ...manualFrame,
  tags: ['autodocs'],
  globalTypes: {
    locale: toolbar('Language', LOCALES),
    scheme: toolbar('Scheme', SCHEMES),
    accent: toolbar('Accent', ACCENTS),
    nav: toolbar('Sidebar', NAV_TONES),
    density: toolbar('Density', DENSITIES),
  },
  initialGlobals: { locale: 'zh', ...DEFAULT_THEME },
  parameters: { docs: { page: ManualPage }, a11y },
} satisfies Preview;
