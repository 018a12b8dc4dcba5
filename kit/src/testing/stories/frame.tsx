import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import type { Decorator, Loader } from '@storybook/react-vite';
import { KitProvider } from '../../primitives/kit-provider/index.ts';
import { LANGUAGE_TAG, isLocale } from '../../primitives/locale/index.ts';
import { DEFAULT_THEME, applyTheme, themeClasses } from '../../theme/index.ts';
import type { Theme } from '../../theme/index.ts';
import '../../theme/reset.css.ts';
import { AXE_TAGS } from './axeRules.ts';
import { storyFrame } from './frame.css.ts';

const catalogs = import.meta.glob<{ messages: Record<string, string> }>('../../locales/*.po');

const localeIn = (globals: Readonly<Record<string, unknown>>) => (isLocale(globals['locale']) ? globals['locale'] : 'zh');

const withCatalog: Loader = async ({ globals }) => {
  const locale = localeIn(globals);
  const catalog = await catalogs[`../../locales/${locale}.po`]?.();
  return { i18n: setupI18n({ locale, locales: LANGUAGE_TAG[locale], messages: { [locale]: catalog?.messages ?? {} } }) };
};

const inKit: Decorator = (Story, { globals, loaded, parameters, viewMode }) => {
  const theme: Theme = { ...DEFAULT_THEME, ...(globals as Partial<Theme>) };
  // A layout brings its own landmarks.
  const Frame = parameters['hasLandmarks'] ? 'div' : 'main';
  if (viewMode === 'story') applyTheme(theme, document.documentElement);
  return (
    <KitProvider i18n={loaded['i18n'] as I18n} lang={localeIn(globals)} ownsDocument={viewMode === 'story'}>
      <Frame className={[storyFrame, ...themeClasses(theme)].join(' ')}>
        <Story />
      </Frame>
    </KitProvider>
  );
};

/** The frame every story stands in, in the manual and in the tests alike: language, theme, landmarks. */
export const manualFrame = { loaders: [withCatalog], decorators: [inKit] };

/** Rules that the manual's accessibility panel asks of every story. */
export const a11y = { test: 'error', options: { runOnly: { type: 'tag', values: AXE_TAGS } } } as const;
