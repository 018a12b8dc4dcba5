import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const userPage = resourcePage({ path: 'permission/user', load: async () => (await import('./users.ts')).users });
