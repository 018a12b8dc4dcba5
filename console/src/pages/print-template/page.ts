import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const printTemplatePage = resourcePage({
  path: 'system/printDev',
  load: async () => (await import('./printTemplates.ts')).printTemplates,
});
