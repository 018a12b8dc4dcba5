import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const authorisePage = resourcePage({
  path: 'permission/authorize',
  load: async () => (await import('./authorisation.ts')).authorisation,
});
