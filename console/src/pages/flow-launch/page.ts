import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const flowLaunchPage = resourcePage({ path: 'workFlow/flowLaunch', load: async () => (await import('./ownFlows.ts')).ownFlows });
