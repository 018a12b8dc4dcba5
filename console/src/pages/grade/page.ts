import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const gradePage = resourcePage({ path: 'permission/grade', load: async () => (await import('./grades.ts')).grades });
