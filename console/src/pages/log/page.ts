import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const logPage = resourcePage({ path: 'system/log', load: async () => (await import('./logs.ts')).logs });
