import { resourcePage } from '../../features/resource/page/resourcePage.ts';

export const organizationPage = resourcePage({ path: 'permission/organize', load: async () => (await import('./companies.ts')).companies });
export const departmentPage = resourcePage({
  path: 'permission/department',
  load: async () => (await import('./departments.ts')).departments,
});
