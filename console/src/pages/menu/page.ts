import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const menuPage = resourcePage({ path: 'system/menu', load: async () => (await import('./entries.ts')).menuEntries });
