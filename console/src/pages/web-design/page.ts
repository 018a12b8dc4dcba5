import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const webDesignPage = resourcePage({
  path: 'onlineDev/webDesign',
  load: async () => (await import('./designs.tsx')).designs,
});
