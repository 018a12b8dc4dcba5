import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const sendConfigPage = resourcePage({
  path: 'msgCenter/sendConfig',
  load: async () => (await import('./sendConfigs.ts')).sendConfigs,
});
