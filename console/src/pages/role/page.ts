import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const rolePage = resourcePage({ path: 'permission/role', load: async () => (await import('./roles.ts')).roles });
