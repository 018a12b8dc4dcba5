import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { KitProvider } from '../src/primitives/kit-provider/index.ts';
import { LANGUAGE_TAG, LOCALES, isLocale } from '../src/primitives/locale/index.ts';
import { ACCENTS, DEFAULT_THEME, DENSITIES, NAV_TONES, SCHEMES, applyTheme, themeClasses } from '../src/theme/index.ts';
import type { Theme } from '../src/theme/index.ts';
import '../src/theme/reset.css.ts';
import { AXE_TAGS } from '../src/testing/stories/axeRules.ts';
import { ManualPage } from './ManualPage.tsx';
import { storyFrame } from './preview.css.ts';

const catalogs = import.meta.glob<{ messages: Record<string, string> }>('../src/locales/*.po');

const withCatalog: Loader = async ({ globals }) => {
  const locale = isLocale(globals['locale']) ? globals['locale'] : 'zh';
  const catalog = await catalogs[`../src/locales/${locale}.po`]?.();
  return { i18n: setupI18n({ locale, locales: LANGUAGE_TAG[locale], messages: { [locale]: catalog?.messages ?? {} } }) };
};

const inKit: Decorator = (Story, { globals, loaded, parameters, viewMode }) => {
  const locale = isLocale(globals['locale']) ? globals['locale'] : 'zh';
  const theme: Theme = { ...DEFAULT_THEME, ...(globals as Partial<Theme>) };
  // A layout brings its own landmarks.
  const Frame = parameters['hasLandmarks'] ? 'div' : 'main';
  if (viewMode === 'story') applyTheme(theme, document.documentElement);
  return (
    <KitProvider i18n={loaded['i18n'] as I18n} locale={locale} ownsDocument={viewMode === 'story'}>
      <Frame className={[storyFrame, ...themeClasses(theme)].join(' ')}>
        <Story />
      </Frame>
    </KitProvider>
  );
};

const toolbar = (title: string, items: readonly string[]) => ({ toolbar: { title, items: [...items], dynamicTitle: true } });

export default {
  tags: ['autodocs'],
  loaders: [withCatalog],
  decorators: [inKit],
  globalTypes: {
    locale: toolbar('Language', LOCALES),
    scheme: toolbar('Scheme', SCHEMES),
    accent: toolbar('Accent', ACCENTS),
    nav: toolbar('Sidebar', NAV_TONES),
    density: toolbar('Density', DENSITIES),
  },
  initialGlobals: { locale: 'zh', ...DEFAULT_THEME },
  parameters: {
    docs: { page: ManualPage },
    a11y: { test: 'error', options: { runOnly: { type: 'tag', values: AXE_TAGS } } },
  },
} satisfies Preview;
