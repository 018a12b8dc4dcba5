import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const billRulePage = resourcePage({ path: 'system/billRule', load: async () => (await import('./billRules.ts')).billRules });
