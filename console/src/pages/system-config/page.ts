import { settingsPage } from '../../features/resource/page/resourcePage.ts';

export const systemConfigPage = settingsPage({
  path: 'system/sysConfig',
  load: async () => (await import('./systemConfig.ts')).systemConfig,
});
