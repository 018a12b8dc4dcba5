import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const areaPage = resourcePage({ path: 'system/area', load: async () => (await import('./areas.ts')).areas });
