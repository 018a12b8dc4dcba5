import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const userOnlinePage = resourcePage({
  path: 'permission/userOnline',
  load: async () => (await import('./usersOnline.ts')).usersOnline,
});
