import { resourcePage } from '../../features/resource/resourcePage.ts';

export const sendConfigPage = resourcePage({
  path: 'msgCenter/sendConfig',
  load: async () => (await import('./sendConfigs.ts')).sendConfigs,
});
