import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const messageMonitorPage = resourcePage({
  path: 'msgCenter/msgMonitor',
  load: async () => (await import('./sentMessages.ts')).sentMessages,
});
