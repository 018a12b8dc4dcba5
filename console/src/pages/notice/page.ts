import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const noticePage = resourcePage({ path: 'system/notice', load: async () => (await import('./notices.ts')).notices });
