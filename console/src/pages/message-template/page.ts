import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const messageTemplatePage = resourcePage({
  path: 'msgCenter/msgTemplate',
  load: async () => (await import('./messageTemplates.ts')).messageTemplates,
});
