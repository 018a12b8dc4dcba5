import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const groupPage = resourcePage({ path: 'permission/group', load: async () => (await import('./groups.ts')).groups });
