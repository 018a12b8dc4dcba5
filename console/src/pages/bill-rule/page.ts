import { resourcePage } from '../../features/resource/resourcePage.ts';

export const billRulePage = resourcePage({ path: 'system/billRule', load: async () => (await import('./billRules.ts')).billRules });
