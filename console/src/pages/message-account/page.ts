import { resourcePage } from '../../features/resource/resourcePage.ts';

export const messageAccountPage = resourcePage({
  path: 'msgCenter/accountConfig',
  load: async () => (await import('./messageAccounts.ts')).messageAccounts,
});
