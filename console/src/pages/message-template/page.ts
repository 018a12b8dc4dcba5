import { resourcePage } from '../../features/resource/resourcePage.ts';

export const messageTemplatePage = resourcePage({
  path: 'msgCenter/msgTemplate',
  load: async () => (await import('./messageTemplates.ts')).messageTemplates,
});
