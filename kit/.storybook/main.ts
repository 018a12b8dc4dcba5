import type { StorybookConfig } from '@storybook/react-vite';
import { uiPlugins } from '../../scripts/vite/uiPlugins.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false, disableProjectJson: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Last of our plugins is React, which must see what Storybook's own plugins made.
  viteFinal: (config) => {
    const plugins = uiPlugins('kit');
    return { ...config, plugins: [...plugins.slice(0, -1), ...(config.plugins ?? []), ...plugins.slice(-1)] };
  },
};

export default config;
