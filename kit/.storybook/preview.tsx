import type { Preview } from '@storybook/react-vite';
import { LOCALES } from '../src/primitives/locale/index.ts';
import { a11y, manualFrame } from '../src/testing/stories/frame.tsx';
import { manualArgTypes, manualText } from '../src/testing/stories/manualText.ts';
import { ACCENTS, DEFAULT_THEME, DENSITIES, NAV_TONES, SCHEMES } from '../src/theme/index.ts';
import { ManualPage } from './ManualPage.tsx';

const toolbar = (title: string, items: readonly string[]) => ({ toolbar: { title, items: [...items], dynamicTitle: true } });

/** Notes of the documentation tool beside a component. */
const docsOf = (component: unknown) => (component as { readonly __docgenInfo?: Docs } | null)?.__docgenInfo;
interface Docs {
  readonly description?: string;
  readonly props?: Parameters<typeof manualArgTypes>[1];
}

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
  argTypesEnhancers: [({ argTypes, component }) => manualArgTypes(argTypes, docsOf(component)?.props)],
  parameters: {
    docs: { page: ManualPage, extractComponentDescription: (component: unknown) => manualText(docsOf(component)?.description ?? '') },
    a11y,
  },
} satisfies Preview;
