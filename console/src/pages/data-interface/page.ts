import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const dataInterfacePage = resourcePage({
  path: 'systemData/dataInterface',
  load: async () => (await import('./dataInterfaces.ts')).dataInterfaces,
});
