import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const flowCirculatePage = resourcePage({ path: 'workFlow/flowCirculate', load: async () => (await import('./copied.ts')).copied });
