import { resourcePage } from '../../features/resource/page/resourcePage.ts';

/** @source designer §5.1 */
export const codeGeneratorPage = resourcePage({
  path: 'generator/webForm',
  load: async () => (await import('./generated.tsx')).generated,
});
