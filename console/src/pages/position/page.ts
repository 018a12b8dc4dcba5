import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const positionPage = resourcePage({ path: 'permission/position', load: async () => (await import('./positions.ts')).positions });
