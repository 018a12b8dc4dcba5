import { resourcePage } from '../../features/resource/resourcePage.ts';

export const dataInterfacePage = resourcePage({
  path: 'systemData/dataInterface',
  load: async () => (await import('./dataInterfaces.ts')).dataInterfaces,
});
