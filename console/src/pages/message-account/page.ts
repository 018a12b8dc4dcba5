import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const messageAccountPage = resourcePage({
  path: 'msgCenter/accountConfig',
  load: async () => (await import('./messageAccounts.ts')).messageAccounts,
});
