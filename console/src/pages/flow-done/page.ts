import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const flowDonePage = resourcePage({ path: 'workFlow/flowDone', load: async () => (await import('./done.ts')).done });
