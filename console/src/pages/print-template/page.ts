import { resourcePage } from '../../features/resource/resourcePage.ts';

export const printTemplatePage = resourcePage({
  path: 'system/printDev',
  load: async () => (await import('./printTemplates.ts')).printTemplates,
});
